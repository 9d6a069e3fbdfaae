import { createHash } from 'node:crypto';

/** An id for a review that Google does not name, as the older API never does: nobody reviews twice in one second. */
export function idOfUnnamed(author: string, seconds: number | null): string {
  return `unnamed-${createHash('sha256').update(`${author}\n${seconds}`).digest('base64url').slice(0, 22)}`;
}
