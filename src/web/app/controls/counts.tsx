import { GroupedDigits } from './grouped-digits.tsx';

/** The result of a job in numbers by their labels. Zeros are quiet. */
export function Counts({ counts }: { counts: readonly (readonly [label: string, value: number])[] }) {
  return (
    <dl className="columns-narrow figures">
      {counts.map(([label, value]) => (
        <div key={label} data-zero={value === 0}>
          <dt className="note">{label}</dt>
          <dd>
            <GroupedDigits value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
