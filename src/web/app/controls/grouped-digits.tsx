import styles from './grouped-digits.module.css';

/** A whole number with its thousands set apart by space alone: it is still read, found and copied as one number. */
export function GroupedDigits({ value }: { value: number }) {
  const groups = String(value).split(/(?=(?:\d{3})+$)/);
  return (
    <span>
      {groups.map((digits, place) => (
        // The same digits may stand in several places, and a place is all that tells them apart.
        <span key={groups.length - place} className={place > 0 ? styles.group : undefined}>
          {digits}
        </span>
      ))}
    </span>
  );
}
