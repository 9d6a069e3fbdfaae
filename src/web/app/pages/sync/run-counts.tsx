import type { SyncRun } from '#contract/sources/sync.ts';
import { Counts } from '#web/app/controls/counts.tsx';
import { GroupedDigits } from '#web/app/controls/grouped-digits.tsx';
import { countCopy } from './copy.ts';
import styles from './sync.module.css';

const SHOWN = ['added', 'changed', 'removed', 'unchanged'] as const;

/** The result of a sync in numbers, with the reasons why it skipped rows. */
export function RunCounts({ counts }: { counts: SyncRun['counts'] | undefined }) {
  const reasons = Object.entries(counts?.skipped ?? {}).sort(([, a], [, b]) => b - a);
  const skipped = reasons.reduce((sum, [, count]) => sum + count, 0);
  return (
    <div className={styles.result}>
      <h3 className="visually-hidden">{countCopy.heading}</h3>
      <Counts
        counts={[
          ...SHOWN.map((name) => [countCopy[name], counts?.[name] ?? 0] as const),
          [countCopy.skipped, skipped],
        ]}
      />
      {reasons.length > 0 && (
        <div className={`row note ${styles.reasons}`}>
          <h4>{countCopy.why}</h4>
          <ul className="row">
            {reasons.map(([reason, count]) => (
              <li key={reason}>
                <GroupedDigits value={count} /> {countCopy.reasons[reason] ?? reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
