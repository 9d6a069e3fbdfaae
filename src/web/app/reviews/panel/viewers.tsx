import Eye from 'lucide-react/icons/eye';
import type { Review } from '#contract/reviews/reviews.ts';
import { presenceCopy } from '../copy.ts';
import { usePeople } from '../use-people.ts';
import { useOthersDecision } from './use-live-review.ts';
import { usePresence } from './use-presence.ts';

/** Who else looks at a review now, and what they have decided about it meanwhile. */
export function Viewers({ review }: { review: Review }) {
  const { nameOf } = usePeople();
  const others = usePresence(review.id).map(nameOf);
  const decided = useOthersDecision(review);
  return (
    <>
      <div aria-live="polite">
        {others.length > 0 && (
          <p className="notice">
            <Eye />
            {presenceCopy.looking(others)}
          </p>
        )}
      </div>
      {decided && (
        <p className="notice" data-tone="waiting" role="alert">
          {presenceCopy.decided[decided.decision ?? 'none'](nameOf(decided.decidedBy ?? ''))}
        </p>
      )}
    </>
  );
}
