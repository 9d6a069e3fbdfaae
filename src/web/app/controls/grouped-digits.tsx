/** A whole number with thousands separators, like `formatNumber`; its text content remains plain digits. */
export function GroupedDigits({ value }: { value: number }) {
  return (
    <span>
      {groupsOf(value).map(({ power, digits }) => (
        <span key={power} className="digit-group">
          {digits}
        </span>
      ))}
    </span>
  );
}

/** Groups of three digits, each with its power of a thousand: 1,429 is 1 with power 1 and 429 with power 0. */
function groupsOf(value: number): { power: number; digits: string }[] {
  const groups = String(value).split(/(?=(?:\d{3})+$)/);
  return groups.map((digits, index) => ({ power: groups.length - 1 - index, digits }));
}
