import { REVIEW_COLUMNS } from '#domain/reviews/review-columns.ts';
import { DataTable } from '#web/app/controls/data-table.tsx';
import { importCopy as copy } from './copy.ts';

/** The columns of CSV that needs no mapping. */
export function CsvColumns() {
  return (
    <details>
      <summary>{copy.columns}</summary>
      <DataTable columns={[copy.column, copy.content]}>
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
      </DataTable>
    </details>
  );
}
