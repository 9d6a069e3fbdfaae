import { useEffect, useState } from 'react';

/** Milliseconds. A person who decides faster does not read the details, so they are not requested. */
const DELAY = 200;

/** Whether a review has been shown for a moment. */
export function useSettled(reviewId: number): boolean {
  const [settled, setSettled] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(reviewId), DELAY);
    return () => clearTimeout(timer);
  }, [reviewId]);
  return settled === reviewId;
}
