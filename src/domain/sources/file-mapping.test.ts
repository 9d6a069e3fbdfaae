import { describe, expect, test } from 'vitest';
import { changesIds, columnNames, columnProblem, type FileMapping, missingParts } from './file-mapping.ts';

const mapping = (change: Partial<FileMapping>): FileMapping => ({
  columns: { date: 'When', text: 'Words' },
  ratingScale: null,
  dateFormat: 'plain',
  channel: null,
  source: 'old-system',
  ...change,
});

test('columns without a heading or with the same one get different names', () => {
  expect(columnNames(['Score', '', ' Score\n', 'Score (2)', 'x'.repeat(200)])).toEqual([
    'Score',
    'Column 2',
    'Score (2)',
    'Score (2) (2)',
    'x'.repeat(80),
  ]);
});

describe('a mapping', () => {
  test('with a date, a text, a system and a property is complete', () => {
    expect(missingParts(mapping({}), true)).toEqual([]);
    expect(
      missingParts(mapping({ columns: { date: 'a', rating: 'b', listing: 'c' }, ratingScale: 10 }), false),
    ).toEqual([]);
  });

  test.each<[Partial<FileMapping>, string[]]>([
    [{ columns: {} }, ['date', 'content']],
    [{ columns: { date: 'a', guest: 'b' } }, ['content']],
    [{ dateFormat: null }, ['dateFormat']],
    [{ columns: { date: 'a', staff: 'b' } }, ['ratingScale']],
    [{ source: '' }, ['source']],
    [{ source: 'demo' }, ['source']],
  ])('with %j still needs %j', (change, parts) => {
    expect(missingParts(mapping(change), true)).toEqual(parts);
  });

  test('needs a property where no column has one', () => {
    expect(missingParts(mapping({}), false)).toEqual(['listing']);
  });

  test.each<[Partial<FileMapping>, Partial<FileMapping>, boolean]>([
    [{}, { dateFormat: 'day-first', channel: 'VRBO', ratingScale: 10 }, false],
    [{}, { columns: { text: 'Words', date: 'When', response: 'Answer' } }, false],
    [{}, { columns: { date: 'When', title: 'Words' } }, true],
    [{}, { source: 'other-system' }, true],
    [{}, { columns: { date: 'When', text: 'Words', id: 'No.' } }, true],
    [{ columns: { id: 'No.', text: 'Words' } }, { columns: { id: 'No.', text: 'Notes' } }, false],
    [{ columns: { reservation: 'Code', text: 'A' } }, { columns: { reservation: 'Code', text: 'B' } }, false],
    [{ columns: { reservation: 'Code' } }, { columns: { reservation: 'Number' } }, true],
  ])('with %j and then %j changes the ids of rows: %j', (before, after, expected) => {
    expect(changesIds(mapping(before), mapping(after))).toBe(expected);
  });

  test('names columns of the file, each once', () => {
    expect(columnProblem(mapping({}), ['When', 'Words'])).toBeNull();
    expect(columnProblem(mapping({}), ['When'])).toEqual({ kind: 'unknown', name: 'Words' });
    expect(columnProblem(mapping({ columns: { date: 'When', text: 'When' } }), ['When'])).toEqual({
      kind: 'twice',
      name: 'When',
    });
  });
});
