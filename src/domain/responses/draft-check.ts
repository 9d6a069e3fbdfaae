import { asData } from '../model/prompt.ts';
import { normalizeText } from '../normalize-text.ts';
import { isLow } from './answers.ts';
import { FORBIDDEN, INSTRUCTIONS, LEGAL, REPEATABLE } from './draft-patterns.ts';
import { DRAFT_RULES } from './draft-prompt.ts';
import { responseLength } from './response.ts';
import { unknownNames, wordsOf } from './unknown-names.ts';

/** What a person should look at before a draft of a model is sent. */
export const FINDING_KINDS = [
  'too-long',
  'language',
  'name',
  'price',
  'date',
  'link',
  'email',
  'phone',
  'promise',
  'legal',
  /** It repeats a passage of the review, of the private feedback or of the rules. */
  'copied',
  /** The review or the private feedback seems to instruct the model. */
  'instructions',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export interface Finding {
  kind: FindingKind;
  /** The passage of the draft; null if it concerns all of it. */
  quote: string | null;
}

/** A draft and what it may say. */
export interface CheckedDraft {
  text: string;
  /** The language of the text, ISO 639-1; null where it cannot be recognized. */
  textLanguage: string | null;
  reviewText: string;
  privateFeedback: string | null;
  reviewLanguage: string | null;
  /** What the company knows of property, channel and guest. */
  facts: readonly string[];
  /** In characters. */
  maxLength: number;
}

/** How much of a review is compared, which is more than a model reads. */
const MAX_READ = 10_000;
/** As many words in a row as no two texts have by accident. */
const COPIED_WORDS = 8;
/** A shorter review is copied if all of it is. */
const MIN_COPIED_WORDS = 4;
/** Of private feedback, no sentence is repeated, also a short one. */
const SENTENCE_END = /[.!?。！？\n]+/u;

/** What is suspicious in a draft. It finds most of what should not be said, not all: a person always reads it. */
export function checkDraft(draft: CheckedDraft): Finding[] {
  const { text, textLanguage, reviewLanguage, maxLength } = draft;
  const [reviewText, privateFeedback] = textsOf(draft);
  const facts = draft.facts.join('\n');
  const source = `${reviewText}\n${facts}`;
  const copiedFrom = copyFinder(text);
  const quoted = [
    ...REPEATABLE.flatMap(([kind, pattern]) => unfounded(kind, pattern, text, source)),
    ...FORBIDDEN.flatMap(([kind, pattern]) => unfounded(kind, pattern, text, facts)),
    ...matches(LEGAL, text).map((match) => quoteOf('legal', wordOf(text, match))),
    ...[reviewText, ...privateFeedback.split(SENTENCE_END), DRAFT_RULES].flatMap((from) => {
      const quote = copiedFrom(from);
      return quote === null ? [] : quoteOf('copied', quote);
    }),
  ];
  const names = unknownNames(text, source, textLanguage).filter(
    (name) => !quoted.some(({ quote }) => quote.includes(name)),
  );
  const isOtherLanguage = textLanguage !== null && reviewLanguage !== null && textLanguage !== reviewLanguage;
  return [
    ...(textsOf(draft).some(hasInstructions) ? [{ kind: 'instructions', quote: null } as const] : []),
    ...(isOtherLanguage ? [{ kind: 'language', quote: null } as const] : []),
    ...(responseLength(text) > maxLength ? [{ kind: 'too-long', quote: null } as const] : []),
    ...quoted.filter((one, index) => quoted.findIndex(({ quote }) => quote === one.quote) === index),
    ...names.map((name) => quoteOf('name', name)),
  ];
}

/** Links, e-mail addresses and phone numbers that a text has and its source does not. */
export const addedContacts = (text: string, source: string): string[] =>
  FORBIDDEN.filter(([kind]) => kind !== 'promise').flatMap(([kind, pattern]) =>
    unfounded(kind, pattern, text, source).map(({ quote }) => quote),
  );

/** Whether a response that a model has drafted needs a second look. @param rating in stars */
export function needsSecondLook(review: ReadTexts & { rating: number | null }, text: string): boolean {
  const read = textsOf(review);
  return (
    isLow(review.rating) ||
    [...read, text].some((each) => each.search(LEGAL) >= 0) ||
    read.some(hasInstructions)
  );
}

/** What a model may have read of a guest. */
interface ReadTexts {
  reviewText: string;
  privateFeedback?: string | null | undefined;
}

const textsOf = ({ reviewText, privateFeedback }: ReadTexts): [string, string] => [
  reviewText.slice(0, MAX_READ),
  (privateFeedback ?? '').slice(0, MAX_READ),
];

const hasInstructions = (read: string): boolean =>
  [read.normalize('NFKC'), asData(read), asData(hiddenText(read))].some((text) => INSTRUCTIONS.test(text));

/** A text in which letters replace the invisible tag characters that encode them. */
const hiddenText = (text: string) =>
  text.replace(/[\u{E0020}-\u{E007E}]/gu, (tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000));

const quoteOf = (kind: FindingKind, quote: string) => ({ kind, quote });

const matches = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([match]) => match.trim());

function unfounded(kind: FindingKind, pattern: RegExp, text: string, source: string) {
  const known = new Set(matches(pattern, source).map(keyOf));
  return matches(pattern, text)
    .filter((match) => !known.has(keyOf(match)))
    .map((match) => quoteOf(kind, match));
}

const keyOf = (match: string): string => normalizeText(match).replaceAll(/[\s.,/-]+$|\s/gu, '');

/** The whole word or words that a match begins. */
function wordOf(text: string, match: string): string {
  const start = text.indexOf(match);
  return match + (/^\p{L}*/u.exec(text.slice(start + match.length))?.[0] ?? '');
}

/** Finds the first passage of many words that a text has from another; null without one. */
function copyFinder(text: string): (from: string) => string | null {
  const spoken = [...text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}]+)*/gu)];
  const words = spoken.map(([word]) => normalizeText(word));
  /** Where each passage first begins, by its number of words. Computed once, because feedback can have thousands of sentences. */
  const bySize = new Map<number, ReadonlyMap<string, number>>();
  const startsOf = (size: number) => {
    const starts = bySize.get(size) ?? new Map(passagesOf(words, size).toReversed());
    bySize.set(size, starts);
    return starts;
  };
  return (from) => {
    const source = wordsOf(from);
    const size = Math.min(COPIED_WORDS, source.length);
    if (size < MIN_COPIED_WORDS) return null;
    const starts = startsOf(size);
    const at = Math.min(...passagesOf(source, size).flatMap(([passage]) => starts.get(passage) ?? []));
    const [first, last] = [spoken[at], spoken[at + size - 1]];
    return first && last ? text.slice(first.index, last.index + last[0].length) : null;
  };
}

/** All passages of a number of words, each with the index of its first word. */
const passagesOf = (words: readonly string[], size: number) =>
  words
    .slice(size - 1)
    .map((_last, at): [passage: string, at: number] => [words.slice(at, at + size).join(' '), at]);
