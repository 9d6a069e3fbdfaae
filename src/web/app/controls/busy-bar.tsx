import styles from './busy-bar.module.css';

/** Shows that something runs whose progress is unknown. */
export function BusyBar({ label, className = '' }: { label: string; className?: string | undefined }) {
  return <div className={`${styles.bar} ${className}`} role="progressbar" aria-label={label} />;
}
