import type { ReportPage, ReportTarget } from '#contract/reports/report-page.ts';
import { distanceText, goalText, STATE_NAMES, targetName } from '#web/property/target-copy.ts';
import { reportCopy as copy } from './report-copy.ts';
import { textsIn } from './texts.tsx';

/** Each target with where all together and each property stand; what needs attention comes first. */
export function ReportTargets({ targets, isOneProperty }: Pick<ReportPage, 'targets' | 'isOneProperty'>) {
  const [average, state, distance] = copy.targetColumns;
  return targets.map((target) => {
    const { whole, properties, unit, total } = target;
    // All together is the same as one property.
    const rows = [
      ...(whole ? [{ ...whole, name: isOneProperty ? nameOf(target) : copy.together }] : []),
      ...(isOneProperty ? [] : properties),
    ];
    return (
      <table key={target.id} className="report-table">
        <caption>
          {nameOf(target)} <span className="report-note">{goal(target)}</span>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{average}</th>
            <th scope="col">{state}</th>
            <th scope="col">{distance}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: properties can have the same name.
            <tr key={index}>
              <th scope="row">{row.name}</th>
              <td>
                {row.average.value?.toFixed(2) ?? copy.nothing} ({row.average.n})
              </td>
              <td>
                <span className="report-state" data-state={row.state}>
                  {STATE_NAMES[row.state]}
                </span>
              </td>
              <td>{distanceText({ ...row, reviews: row.average.n }, unit)}</td>
            </tr>
          ))}
        </tbody>
        {!isOneProperty && total > properties.length && (
          <tfoot>
            <tr>
              <td colSpan={4} className="report-note">
                {copy.moreProperties(total - properties.length)}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    );
  });
}

const nameOf = (target: ReportTarget) => targetName(target, textsIn('en').categoryName);

function goal({ goal: hundredths, unit, by }: ReportTarget): string {
  return [goalText(hundredths / 100, unit), by === null ? '' : copy.by(by)].filter(Boolean).join(' ');
}
