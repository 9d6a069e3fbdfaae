import type { PropertyPage } from '#contract/listings/site.ts';
import { splitLongText } from '#domain/reviews/split-text.ts';
import { LongTime } from '#web/property/long-time.tsx';
import { Stars } from '#web/property/stars.tsx';
import { useSiteTexts } from './texts.tsx';

/** About six lines on a desk. A longer text leads to its review in the list. */
const EXCERPT = { whole: 300, head: 260 };

/** One review that praises the property beside one that criticizes it. */
export function BothSides({ page, timeZone }: { page: PropertyPage; timeZone: string }) {
  const { site, format } = useSiteTexts();
  if (page.highlights.length === 0) return null;
  return (
    <section className="both-sides" aria-label={site.bothSides}>
      {page.highlights.map(({ side, pinnedAt, review }) => {
        const { head, rest } = splitLongText(review.reviewText, EXCERPT);
        const isLinked = rest !== '' && page.reviews.some(({ id }) => id === review.id);
        return (
          <figure key={side} className="side">
            <figcaption>
              <h2 className="side-heading">{site[side]}</h2>
              <p className="review-meta quiet">
                <Stars rating={review.rating} size="small" />
                <LongTime at={review.reviewDate} timeZone={timeZone} />
                {pinnedAt && <span>{site.pinned(format.date(pinnedAt, timeZone))}</span>}
              </p>
            </figcaption>
            <blockquote className="side-text" lang={review.language} dir="auto">
              {head}
              {rest && ' …'}
            </blockquote>
            {isLinked && <a href={`#review-${review.id}`}>{site.readWhole}</a>}
          </figure>
        );
      })}
    </section>
  );
}
