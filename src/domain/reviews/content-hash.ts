import type { Review } from './review.ts';

/**
 * A hash of the text and rating of a review, the same in browser and server: cyrb53, 53 bits (github.com/bryc/code). It
 * distinguishes versions of one review and is not cryptographic.
 */
export function contentHash({ reviewText, rating }: Pick<Review, 'reviewText' | 'rating'>): string {
  const content = `${rating} ${reviewText}`;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < content.length; at += 1) {
    const unit = content.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  const mixed = mix(high, low);
  return (0x100000000 * (mixed & 0x1fffff) + (mix(low, high) >>> 0)).toString(36);
}

const mix = (one: number, other: number): number =>
  Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
