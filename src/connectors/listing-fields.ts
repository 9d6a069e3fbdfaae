import type { Coordinates } from '#domain/listings/listing.ts';
import { MAX_ADDRESS_LENGTH } from '#domain/listings/web-address.ts';
import { cleanLine, lineIn, textIn } from './clean-text.ts';
import { type LooseRecord, numberOf, stringOf } from './loose-json.ts';

const MAX_AMOUNT = 1000;
const MAX_LINES = 60;
const MAX_DESCRIPTION = 5_000;

/** A text on one line; null without one. */
export function lineOf(record: LooseRecord, field: string): string | null {
  return lineIn(record, field) || null;
}

/** Different texts of a list. */
export function linesOf(value: unknown): string[] {
  const lines = (Array.isArray(value) ? value : []).map((each) => cleanLine(stringOf(each)));
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, MAX_LINES);
}

/** The texts of some fields as one; null without any. */
export function descriptionIn(record: LooseRecord, ...fields: string[]): string | null {
  const texts = fields.map((field) => textIn(record, field)).filter(Boolean);
  return texts.join('\n\n').slice(0, MAX_DESCRIPTION) || null;
}

/** A number of rooms or people, in halves too; null for anything implausible. */
export function amountOf(value: unknown): number | null {
  const amount = numberOf(value);
  return amount !== null && amount >= 0 && amount <= MAX_AMOUNT ? amount : null;
}

export function wholeAmountOf(value: unknown): number | null {
  const amount = amountOf(value);
  return amount === null ? null : Math.floor(amount);
}

export function coordinatesOf(lat: unknown, lng: unknown): Coordinates | null {
  const [latitude, longitude] = [numberOf(lat), numberOf(lng)];
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/**
 * The address of a photo; null for anything but a web address, and for one that is too long for an index. Some have no scheme.
 * Whether it leads to a photo is checked when it is fetched.
 */
export function photoAddressOf(value: unknown): string | null {
  const text = stringOf(value).trim();
  const address = text.startsWith('//') ? `https:${text}` : text;
  const isStorable =
    Buffer.byteLength(address) <= MAX_ADDRESS_LENGTH && address.isWellFormed() && !/\p{Cc}/u.test(address);
  return isStorable && /^https?:$/.test(URL.parse(address)?.protocol ?? '') ? address : null;
}
