import { Button, type ButtonLook } from './button.tsx';
import { controlCopy } from './copy.ts';

export interface MoreButtonProps extends ButtonLook {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** The name of the button. */
  text?: string;
  className?: string | undefined;
}

/** Reads the next rows of a list. */
export function MoreButton({ query, text = controlCopy.more, className = '', ...look }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      {...look}
      className={`more-rows ${className}`}
      disabled={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {text}
    </Button>
  );
}
