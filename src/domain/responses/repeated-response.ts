import { normalizeText } from '../normalize-text.ts';
import { firstName } from './template.ts';

/** A response to a review of a guest. */
export interface GuestResponse {
  guestName: string;
  text: string;
}

/**
 * The response that says the same as another, apart from the guests' names, case, accents, punctuation and white space;
 * undefined without one.
 */
export function repeatedResponse<Response extends GuestResponse>(
  response: GuestResponse,
  shown: readonly Response[],
): Response | undefined {
  const key = keyOf(response);
  return shown.find((each) => keyOf(each) === key);
}

function keyOf({ guestName, text }: GuestResponse): string {
  const name = firstName(guestName);
  const own = wordsOf(name ?? '');
  return wordsOf(text)
    .filter((word) => !own.includes(word))
    .join(' ');
}

const wordsOf = (text: string): string[] => normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
