import { Counts } from '#web/app/controls/counts.tsx';
import { DataTable } from '#web/app/controls/data-table.tsx';
import { focusAtEnd } from '#web/app/controls/focus-at-end.ts';
import { resultCopy as copy, importCopy } from './copy.ts';
import type { ImportStep } from './use-import.ts';

/** A longer list only scrolls. */
const MAX_SHOWN = 100;
const COUNTS = Object.keys(copy.counts) as (keyof typeof copy.counts)[];

type Done = Extract<ImportStep, { kind: 'done' }>;

/** The result of a check or an import in numbers, and the rows with a problem. It gets the focus. */
export function ImportOutcome({ isCheck, name, result: { counts, problems, incomplete } }: Done) {
  const skipped = Object.values(counts.skipped).reduce((sum, count) => sum + count, 0);
  const hasNothing = counts.added + counts.changed + counts.quarantined === 0;
  const rest = counts.failed + counts.quarantined - Math.min(problems.length, MAX_SHOWN);
  return (
    <section className="card" aria-labelledby="outcome">
      <h2 id="outcome" tabIndex={-1} ref={focusAtEnd}>
        {isCheck ? importCopy.checked(name) : importCopy.imported(name)}
      </h2>
      {incomplete && (
        <p className="notice" data-tone="failed">
          {incomplete}
        </p>
      )}
      {isCheck && hasNothing && <p>{importCopy.nothing}</p>}
      <Counts
        counts={[
          ...COUNTS.map((each) => [copy.counts[each], counts[each]] as const),
          [copy.skipped, skipped],
        ]}
      />
      {problems.length > 0 && (
        <DataTable caption={copy.problems} isTitled columns={[copy.row, copy.reason]}>
          <tbody>
            {problems.slice(0, MAX_SHOWN).map(({ unit, at, reason }) => (
              <tr key={at}>
                <th scope="row">{copy.at(unit, at)}</th>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {rest > 0 && <p className="note">{copy.more(rest)}</p>}
    </section>
  );
}
