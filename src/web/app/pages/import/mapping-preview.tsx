import type { Inspection } from '#contract/sources/file-mapping.ts';
import { Section } from '#web/app/controls/section.tsx';
import { Day } from '#web/app/reviews/day.tsx';
import { categoryName } from '#web/app/reviews/filters/copy.ts';
import { Stars } from '#web/property/stars.tsx';
import styles from './mapping.module.css';
import { mappingCopy as copy } from './mapping-copy.ts';

/** The first rows of a file as reviews, or what is wrong with them. */
export function MappingPreview({ rows, isBusy }: { rows: Inspection['preview']; isBusy: boolean }) {
  return (
    <Section title={copy.preview} isBusy={isBusy}>
      <ol className="stack" aria-label={copy.preview}>
        {rows.map(({ at, problem, review }) => (
          <li key={at} className="stack-tiny ruled">
            <p className="row">
              <span className="quiet">{copy.line(at)}</span>
              {review && (
                <>
                  <strong>{review.guestName}</strong>
                  <Stars rating={review.rating} size="small" />
                  <Day at={review.reviewDate} />
                  <span>{review.channel}</span>
                  <span>{review.listingName ?? copy.noProperty}</span>
                </>
              )}
            </p>
            {review?.reviewText && <p className={`clamped written ${styles.text}`}>{review.reviewText}</p>}
            {review && review.categories.length > 0 && (
              <p className="note">{review.categories.map(nameCategory).join(' · ')}</p>
            )}
            {review?.response && <p className="note">{copy.response(review.response)}</p>}
            {problem && (
              <p className="note" data-tone="failed">
                {problem}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function nameCategory({ category, rating }: { category: string; rating: number }): string {
  return copy.category(categoryName(category), rating);
}
