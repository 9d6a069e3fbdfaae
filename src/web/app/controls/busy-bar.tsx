/** Shows that something runs whose progress is unknown. */
export function BusyBar({ label, className = '' }: { label: string; className?: string | undefined }) {
  return <progress className={`progress-bar ${className}`} data-thin aria-label={label} />;
}
