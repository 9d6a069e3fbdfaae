import { asData } from '../model/prompt.ts';
import { normalizeText } from '../normalize-text.ts';
import { FORBIDDEN, INSTRUCTIONS, LEGAL, NO_NAMES, REPEATABLE } from './draft-patterns.ts';
import { DRAFT_RULES } from './draft-prompt.ts';
import { responseLength } from './response.ts';

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
  /** It repeats a passage of the review or of the rules. */
  'copied',
  /** The review seems to instruct the model. */
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
  reviewLanguage: string | null;
  /** What the company knows of property, channel and guest. */
  facts: readonly string[];
  /** In characters. */
  maxLength: number;
}

/** As many words in a row as no two texts have by accident. */
const COPIED_WORDS = 8;
/** A shorter review is copied if all of it is. */
const MIN_COPIED_WORDS = 4;

/** What is suspicious in a draft. It finds most of what should not be said, not all: a person always reads it. */
export function checkDraft(draft: CheckedDraft): Finding[] {
  const { text, textLanguage, reviewText, reviewLanguage, maxLength } = draft;
  const facts = draft.facts.join('\n');
  const source = `${reviewText}\n${facts}`;
  const quoted = [
    ...FORBIDDEN.flatMap(([kind, pattern]) => unfounded(kind, pattern, text, facts)),
    ...REPEATABLE.flatMap(([kind, pattern]) => unfounded(kind, pattern, text, source)),
    ...matches(LEGAL, text).map((quote): Finding => ({ kind: 'legal', quote: wordOf(text, quote) })),
    ...unknownNames(text, source, textLanguage).map((quote): Finding => ({ kind: 'name', quote })),
    ...[reviewText, DRAFT_RULES].flatMap((from): Finding[] => {
      const quote = copiedFrom(from, text);
      return quote === null ? [] : [{ kind: 'copied', quote }];
    }),
  ];
  const isOtherLanguage = textLanguage !== null && reviewLanguage !== null && textLanguage !== reviewLanguage;
  return [
    ...(hasInstructions(reviewText) ? [{ kind: 'instructions', quote: null } as const] : []),
    ...(isOtherLanguage ? [{ kind: 'language', quote: null } as const] : []),
    ...(responseLength(text) > maxLength ? [{ kind: 'too-long', quote: null } as const] : []),
    ...quoted.filter((one, index) => quoted.findIndex(({ quote }) => quote === one.quote) === index),
  ];
}

/** Whether a response that a model has drafted needs a second look. @param rating in stars */
export function needsSecondLook(
  { reviewText, rating }: { reviewText: string; rating: number | null },
  text: string,
): boolean {
  const isLow = rating !== null && rating < 2.5;
  return isLow || [reviewText, text].some((each) => each.search(LEGAL) >= 0) || hasInstructions(reviewText);
}

const hasInstructions = (reviewText: string): boolean =>
  INSTRUCTIONS.test(reviewText.normalize('NFKC')) || INSTRUCTIONS.test(asData(reviewText));

const matches = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([match]) => match.trim());

function unfounded(kind: FindingKind, pattern: RegExp, text: string, source: string): Finding[] {
  const known = new Set(matches(pattern, source).map(keyOf));
  return matches(pattern, text)
    .filter((match) => !known.has(keyOf(match)))
    .map((quote) => ({ kind, quote }));
}

const keyOf = (match: string): string => normalizeText(match).replaceAll(/[\s.,/-]+$|\s/gu, '');

/** The whole word or words that a match begins. */
function wordOf(text: string, match: string): string {
  const start = text.indexOf(match);
  return match + (/^\p{L}*/u.exec(text.slice(start + match.length))?.[0] ?? '');
}

const wordsOf = (text: string): string[] => normalizeText(text).match(/[\p{L}\p{N}]+(?:-[\p{L}]+)*/gu) ?? [];

/** What ends a sentence, or a greeting such as "Hi Anna,", after which a capital says nothing. */
const SENTENCE_START = /(?:^|[.!?…:;\n"“”„«»()–—•-])\s*$/u;
const CAPITALIZED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’]*(?:-\p{Lu}?\p{L}+)*/gu;
const GREETING_END = /^[^\n,]{1,40},\s*$/u;
const MAX_CLOSING_WORDS = 4;

/**
 * Capitalized words that neither the review nor the facts have. In German, where every noun has a capital, only two in a
 * row; in scripts without capitals none.
 */
function unknownNames(text: string, source: string, language: string | null): string[] {
  const known = new Set(wordsOf(source));
  const isUnknown = (word: string) => {
    const parts = wordsOf(word.replace(/['’]s?$/u, ''));
    return word.length > 1 && !parts.every((part) => known.has(part) || NO_NAMES.has(part));
  };
  const plain = text.replaceAll(/\{\{[^{}]*\}\}[,!]?/g, (variable) => '.'.repeat(variable.length));
  const found = [...plain.matchAll(CAPITALIZED)].map(({ 0: word, index }) => ({
    word,
    index,
    end: index + word.length,
  }));
  const isAtStart = (index: number) => {
    const before = plain.slice(0, index);
    return SENTENCE_START.test(before) || GREETING_END.test(before);
  };
  const names = found.filter(({ word, index }, at) => {
    if (!isUnknown(word)) return false;
    if (isClosing(plain, index)) return true;
    if (language !== 'de') return !isAtStart(index);
    const [before, after] = [found[at - 1], found[at + 1]];
    const isPair = (one: typeof before, other: typeof before) =>
      one !== undefined &&
      other !== undefined &&
      plain.slice(one.end, other.index) === ' ' &&
      isUnknown(one.word) &&
      isUnknown(other.word);
    return !isAtStart(index) && (isPair(before, found[at]) || isPair(found[at], after));
  });
  return names.map(({ word }) => word);
}

/** Whether a word stands in a short last line, as a signature does. */
function isClosing(text: string, index: number): boolean {
  const start = text.trimEnd().lastIndexOf('\n');
  const line = text.slice(start).trim();
  return start > 0 && index > start && line.split(/\s+/u).length <= MAX_CLOSING_WORDS && !/[.!?]$/.test(line);
}

/** The first passage of many words that a text has from another; null without one. */
function copiedFrom(from: string, text: string): string | null {
  const source = wordsOf(from);
  const size = Math.min(COPIED_WORDS, source.length);
  if (size < MIN_COPIED_WORDS) return null;
  const passages = new Set(source.slice(size - 1).map((_last, at) => source.slice(at, at + size).join(' ')));
  const spoken = [...text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}]+)*/gu)];
  for (let at = 0; at + size <= spoken.length; at++) {
    const passage = spoken.slice(at, at + size);
    if (!passages.has(passage.map(([word]) => normalizeText(word)).join(' '))) continue;
    const [first, last] = [passage[0], passage.at(-1)];
    return first && last ? text.slice(first.index, last.index + last[0].length) : null;
  }
  return null;
}
