import ExternalLink from 'lucide-react/icons/external-link';
import { pages } from '#contract/paths.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { ButtonLink } from '../controls/button.tsx';
import { panelCopy } from './copy.ts';

/** Opens the public page with a review as guests would see it. */
export function PreviewLink({ review, target }: { review: Review; target?: '_blank' }) {
  const href = pages.preview(review.listingId, { review: review.id });
  return (
    <ButtonLink href={href} look="quiet" size="small" target={target}>
      {panelCopy.preview}
      <ExternalLink />
    </ButtonLink>
  );
}
