import type { Inspection } from '#contract/sources/file-mapping.ts';
import { formatNumber } from '#domain/format-number.ts';
import { DataTable } from '#web/app/controls/data-table.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { Day } from '#web/app/reviews/day.tsx';
import { categoryName } from '#web/app/reviews/filters/copy.ts';
import { Stars } from '#web/property/stars.tsx';
import styles from './import.module.css';
import { mappingCopy as copy } from './mapping-copy.ts';

const { columns } = copy;

/** The first rows of a file as reviews, or what is wrong with them. */
export function MappingPreview({ rows, isBusy }: { rows: Inspection['preview']; isBusy: boolean }) {
  return (
    <Section title={copy.preview} isBusy={isBusy}>
      <DataTable className={styles.preview} caption={copy.preview} hasCards columns={Object.values(columns)}>
        <tbody>
          {rows.map(({ at, problem, review }) => (
            <tr key={at}>
              <th scope="row" data-label={columns.at}>
                {formatNumber(at)}
              </th>
              <td data-label={columns.guest}>{review?.guestName}</td>
              <td data-label={columns.rating}>{review && <Stars rating={review.rating} size="small" />}</td>
              <td>
                {review && <p className={styles.text}>{review.reviewText}</p>}
                {review && review.categories.length > 0 && (
                  <p className="note">
                    {review.categories
                      .map(({ category, rating }) => copy.category(categoryName(category), rating))
                      .join(' · ')}
                  </p>
                )}
                {review?.response && <p className="note">{copy.response(review.response)}</p>}
                {problem && <p className={styles.problem}>{problem}</p>}
              </td>
              <td data-label={columns.date}>{review && <Day at={review.reviewDate} />}</td>
              <td data-label={columns.channel}>{review?.channel}</td>
              <td data-label={columns.listing}>{review && (review.listingName ?? copy.noListing)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Section>
  );
}
