import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fillTemplate,
  firstName,
  rankTemplates,
  type TemplateFit,
  topicOf,
  unfilledVariable,
  unknownVariables,
} from './template.ts';

describe('a filled template', () => {
  test('has the values of its variables, with or without spaces in the braces', () => {
    const values = { guest_first_name: 'Ana', property: 'Harbour Loft' };
    expect(fillTemplate('Dear {{guest_first_name}}, {{ property }} thanks you.', values)).toBe(
      'Dear Ana, Harbour Loft thanks you.',
    );
  });

  test('contains a value with a variable literally, and fills it no further', () => {
    const values = { guest_first_name: '{{property}}', property: '{{guest_first_name}}$&' };
    expect(fillTemplate('{{guest_first_name}} {{property}}', values)).toBe(
      '{{property}} {{guest_first_name}}$&',
    );
  });

  test('keeps variables without a value, and unknown ones', () => {
    const text = 'About {{topic}}, {{door_code}} and {{constructor}}';
    expect(fillTemplate(text, { host: 'Flex' })).toBe(text);
    expect(unknownVariables(text)).toEqual(['door_code', 'constructor']);
  });

  test('with many spaces in the braces is filled in linear time', () => {
    // In cubic time it takes more than ten seconds.
    const text = `{{${' '.repeat(4_000)}host`;
    expect(fillTemplate(text, { host: 'Flex' })).toBe(text);
    expect(fillTemplate(`${text} }}`, { host: 'Flex' })).toBe('Flex');
  });

  test('is as long as its parts for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, name) => {
        const text = before.replaceAll(/[{}]/g, '');
        return fillTemplate(`${text}{{host}}`, { host: name }) === text + name;
      }),
    );
  });
});

test.each([
  ['Thank you, Ana.', null],
  ['Thank you, {{guest_name}}.', '{{guest_name}}'],
  ['Thank you, {{guest', '{{guest'],
])('the variable that keeps %j from being sent is %j', (text, variable) => {
  expect(unfilledVariable(text)).toBe(variable);
});

test('a first name is the first word of a name', () => {
  expect(firstName('  Ana Maria Costa ')).toBe('Ana');
  expect(firstName('Garc00eda L00f3pez, Mar00eda')).toBe('Mar00eda');
  expect(firstName(' ')).toBeUndefined();
});

describe('the templates for a review', () => {
  const template = (name: string, fit: Partial<TemplateFit> = {}, filled = 'Thank you.') => ({
    name,
    filled,
    language: null,
    stars: [],
    topics: [],
    ...fit,
  });
  const review = {
    rating: 2.5,
    language: 'de',
    topics: [
      { topic: 'location', polarity: 'positive' },
      { topic: 'noise', polarity: 'negative' },
    ],
  } as const;
  const names = (
    templates: ReturnType<typeof template>[],
    of: Parameters<typeof rankTemplates>[1] = review,
  ) => rankTemplates(templates, of).map(({ name, isSuggested }) => `${name}${isSuggested ? '' : '–'}`);

  test('are sorted by what they are made for: topics first, then language, then stars', () => {
    expect(
      names([
        template('any'),
        template('three stars', { stars: [3] }),
        template('german', { language: 'de' }),
        template('noise', { topics: ['noise', 'bed'] }),
      ]),
    ).toEqual(['noise', 'german', 'three stars', 'any–']);
  });

  test('are last and not suggested if they are for other languages, stars or topics', () => {
    expect(
      names([
        template('french', { language: 'fr', topics: ['noise'] }),
        template('five stars', { stars: [5] }),
        template('parking', { topics: ['parking'] }),
        template('any'),
      ]),
    ).toEqual(['any–', 'five stars–', 'french–', 'parking–']);
  });

  test('are not suggested while a variable has no value', () => {
    expect(
      names([
        template('topic', { topics: ['noise'] }, 'We are sorry about {{topic}}.'),
        template('german', { language: 'de' }),
      ]),
    ).toEqual(['german', 'topic–']);
  });

  test('of a review without rating, text and topics are those for all', () => {
    const empty = { rating: null };
    expect(names([template('any'), template('stars', { stars: [1] })], empty)).toEqual(['any–', 'stars–']);
  });

  test('are about the first complaint of a low rating and the first praise of a high one', () => {
    expect(topicOf(review)).toBe('noise');
    expect(topicOf({ ...review, rating: 5 })).toBe('location');
    expect(topicOf({ rating: 5, topics: [{ topic: 'bed', polarity: 'negative' }] })).toBe('bed');
    expect(topicOf({ rating: 1 })).toBeUndefined();
  });
});
