import { describe, expect, test } from 'vitest';
import { ANALYSED_LANGUAGES, TOPICS } from '#domain/insights/topics.ts';
import { ENGLISH_PATTERNS } from '../lexicon/english/all.ts';
import { ENGLISH_CLASSES } from '../lexicon/english/word-classes.ts';
import { LANGUAGE_WORDS } from '../lexicon/languages/all.ts';
import { TOPIC_LEXICONS } from '../lexicon/topics/all.ts';
import { GAP, phrasesOf } from './phrases.ts';
import { normalizedWord } from './tokens.ts';

const classNames = new Set(Object.keys(ENGLISH_CLASSES).map((name) => `<${name}>`));

const fields = ANALYSED_LANGUAGES.flatMap((language) => [
  ...TOPICS.map((topic) => ({ where: `${topic} ${language}`, words: TOPIC_LEXICONS[topic][language] })),
  { where: `general ${language}`, words: LANGUAGE_WORDS[language] },
]);
for (const patterns of ENGLISH_PATTERNS)
  for (const topic of TOPICS) fields.push({ where: `${topic} patterns en`, words: patterns[topic] ?? {} });
const { ...classes } = ENGLISH_CLASSES;
fields.push({ where: 'classes en', words: classes });

describe.each(fields)('the lexicon of $where', ({ words }) => {
  const phrases = Object.values(words).flatMap((text) => phrasesOf(text));

  test('has only words as they are compared: without case, accents and punctuation', () => {
    const wrong = phrases
      .flat()
      .filter((pattern) => pattern !== GAP && !classNames.has(pattern))
      .map((pattern) => pattern.replace(/^\*|\*$/g, ''))
      .filter(
        (word) => normalizedWord(word) !== word || !/^([\p{L}\p{N}]+|\p{Extended_Pictographic})$/u.test(word),
      );
    expect(wrong).toEqual([]);
  });
});

test.each(ANALYSED_LANGUAGES)('no phrase in %s is both praise and complaint about a topic', (language) => {
  const both = TOPICS.flatMap((topic) => {
    const words = TOPIC_LEXICONS[topic][language];
    const complaints = new Set(phrasesOf(words.negative ?? '').map((phrase) => phrase.join(' ')));
    return phrasesOf(words.positive ?? '')
      .map((phrase) => phrase.join(' '))
      .filter((phrase) => complaints.has(phrase))
      .map((phrase) => `${topic}: ${phrase}`);
  });
  expect(both).toEqual([]);
});

describe('the notation of phrases', () => {
  test('multiplies out alternatives and optional words', () => {
    expect(phrasesOf('hear the? dog/cat, loud')).toEqual([
      ['hear', 'dog'],
      ['hear', 'cat'],
      ['hear', 'the', 'dog'],
      ['hear', 'the', 'cat'],
      ['loud'],
    ]);
  });

  test('skips comments', () => {
    expect(phrasesOf('# why\nloud*,\n  very .. loud')).toEqual([['loud*'], ['very', '..', 'loud']]);
  });

  test.each(['the?', '.. loud', 'loud ..'])('refuses "%s"', (text) => {
    expect(() => phrasesOf(text)).toThrow('is not a phrase');
  });
});
