import { REVIEW_COLUMNS } from '#domain/reviews/review-columns.ts';
import { importCopy as copy } from './copy.ts';
import styles from './import.module.css';

/** The columns that an import reads. */
export function CsvColumns() {
  return (
    <details className={styles.columns}>
      <summary>{copy.columns}</summary>
      <table className={`data-table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{copy.column}</th>
            <th scope="col">{copy.content}</th>
          </tr>
        </thead>
        <tbody>
          {REVIEW_COLUMNS.filter(({ use }) => use !== 'export').map(({ name, meaning }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
