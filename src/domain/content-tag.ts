import type { Review } from './review.ts';

/**
 * A short name for what a manager judges of a review, its words and its rating, the same in a browser and in the server
 * (53 bits by cyrb53, github.com/bryc/code). It tells versions of one review apart and keeps no secret.
 */
export function contentTag({ reviewText, rating }: Pick<Review, 'reviewText' | 'rating'>): string {
  const said = `${rating} ${reviewText}`;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < said.length; at += 1) {
    const unit = said.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  const mixed = mix(high, low);
  return (0x100000000 * (mixed & 0x1fffff) + (mix(low, high) >>> 0)).toString(36);
}

const mix = (one: number, other: number): number =>
  Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
