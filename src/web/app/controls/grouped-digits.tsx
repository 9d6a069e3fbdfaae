import styles from './grouped-digits.module.css';

/** A whole number with its thousands set apart by space alone: it is still read, found and copied as one number. */
export function GroupedDigits({ value }: { value: number }) {
  return (
    <span>
      {groupsOf(value).map(({ power, digits }, place) => (
        <span key={power} className={place > 0 ? styles.group : undefined}>
          {digits}
        </span>
      ))}
    </span>
  );
}

/** Groups of three digits with the power of a thousand that each stands for: 1,429 is 1 of power 1, 429 of power 0. */
function groupsOf(value: number): { power: number; digits: string }[] {
  const groups = String(value).split(/(?=(?:\d{3})+$)/);
  return groups.map((digits, place) => ({ power: groups.length - 1 - place, digits }));
}
