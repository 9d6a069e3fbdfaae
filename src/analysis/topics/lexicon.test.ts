import { describe, expect, test } from 'vitest';
import { ANALYSED_LANGUAGES, TOPICS } from '#domain/insights/topics.ts';
import { LEXICONS } from '../lexicon/lexicons.ts';
import { GAP, phrasesOf } from './phrases.ts';
import { normalizedWord } from './tokens.ts';

const fields = ANALYSED_LANGUAGES.flatMap((language) => {
  const { words, topics, patterns = [], wordClasses = {} } = LEXICONS[language];
  const classNames = new Set(Object.keys(wordClasses).map((name) => `<${name}>`));
  return [
    ...[topics, ...patterns].flatMap((byTopic) =>
      TOPICS.map((topic) => ({ where: `${topic} ${language}`, words: byTopic[topic] ?? {}, classNames })),
    ),
    { where: `general ${language}`, words: { ...words }, classNames },
    { where: `classes ${language}`, words: { ...wordClasses }, classNames },
  ];
});

describe.each(fields)('the lexicon of $where', ({ words, classNames }) => {
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
    const words = LEXICONS[language].topics[topic];
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
