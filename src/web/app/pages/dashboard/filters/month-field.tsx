import { monthName } from '#domain/dates.ts';
import { dayIn, type Month, monthOf, shiftMonth } from '#domain/day.ts';
import { Select } from '#web/app/controls/select.tsx';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';

const OFFERED_MONTHS = 36;

export interface MonthFieldProps {
  label: string;
  value: Month | undefined;
  onChange: (value: Month | undefined) => void;
}

/** One of the last months. Firefox and Safari have no native field for months. */
export function MonthField({ label, value, onChange }: MonthFieldProps) {
  const last = monthOf(dayIn(new Date(), 'UTC'));
  const offered = Array.from({ length: OFFERED_MONTHS }, (_, index) => shiftMonth(last, -index));
  // A link may name an earlier month.
  const months = value === undefined || offered.includes(value) ? offered : [...offered, value];
  const options = [
    { value: undefined, label: filterCopy.anyMonth },
    ...months.map((month) => ({ value: month, label: monthName(month) })),
  ];
  return <Select label={label} options={options} value={value} onChange={onChange} />;
}
