/** The place of something that is still loading. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className="stack-small" role="status">
      <span className="visually-hidden">{label}</span>
      <span className="placeholder" />
      <span className="placeholder" />
      <span className="placeholder" />
    </div>
  );
}
