import { DETAIL_NAMES, VALUE_NAMES } from './copy.ts';

/** The details of an entry in words, such as "known device: no, reviews: 2". */
export function detailText(detail: object): string {
  return Object.entries(detail)
    .flatMap(([key, value]) => {
      const name = Object.hasOwn(DETAIL_NAMES, key) ? DETAIL_NAMES[key] : wordsOf(key);
      const text = valueText(value);
      return name === null || text === '' ? [] : `${name}: ${text}`;
    })
    .join(', ');
}

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? VALUE_NAMES.yes : VALUE_NAMES.no;
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (value === null) return VALUE_NAMES.none;
  if (typeof value !== 'object') return String(value);
  // Access to neither properties nor groups.
  return 'listingIds' in value ? detailText(value) || VALUE_NAMES.none : detailText(value);
}

/** `syncIntervalMinutes` becomes "sync interval minutes". */
const wordsOf = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
