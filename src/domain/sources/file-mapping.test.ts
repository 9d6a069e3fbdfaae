import { describe, expect, test } from 'vitest';
import { columnNames, columnProblem, type FileMapping, missingParts } from './file-mapping.ts';

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

  test('names columns of the file, each once', () => {
    expect(columnProblem(mapping({}), ['When', 'Words'])).toBeNull();
    expect(columnProblem(mapping({}), ['When'])).toEqual({ kind: 'unknown', name: 'Words' });
    expect(columnProblem(mapping({ columns: { date: 'When', text: 'When' } }), ['When'])).toEqual({
      kind: 'twice',
      name: 'When',
    });
  });
});
