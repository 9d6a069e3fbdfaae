import fc from 'fast-check';
import { type TSchema, Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { textOf } from '#contract/errors/error-text.ts';
import { AppError } from '#domain/errors.ts';
import { compileSchema } from './validation.ts';

type Part = 'body' | 'querystring' | 'params';
type Check = (input: unknown) => { value?: unknown; error?: Error };

const compile = (schema: TSchema, httpPart: Part): Check => compileSchema(schema, httpPart) as Check;

const Query = Type.Object(
  {
    id: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    flag: Type.Optional(Type.Boolean()),
    day: Type.Optional(Type.String({ format: 'day' })),
    word: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
    order: Type.Optional(Type.Enum(['asc', 'desc'])),
    ids: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 99 }), { minItems: 1, maxItems: 3 })),
    words: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z]+$' }), { minItems: 1, maxItems: 3 })),
    score: Type.Optional(Type.String({ pattern: '^[a-z]+<\\d$', examples: ['taste<8'] })),
  },
  { additionalProperties: false },
);
const query = compile(Query, 'querystring');
const Body = Type.Object({ flag: Type.Boolean(), name: Type.String() }, { additionalProperties: false });
const body = compile(Body, 'body');

const said = (answer: ReturnType<Check>) => {
  expect(answer.error).toBeInstanceOf(AppError);
  expect(answer.error).toMatchObject({ code: 'invalid' });
  return answer.error instanceof AppError ? textOf(answer.error.problem) : undefined;
};

test('input that would exhaust the stack is refused', () => {
  const check = compile(Type.Object({ given: Type.Unknown() }), 'body');
  const nested = (depth: number, open: string, close: string) =>
    JSON.parse(`{"given":${open.repeat(depth)}1${close.repeat(depth)}}`);
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    expect(said(check(nested(10_000, open, close)))).toBe('The request is nested too deeply.');
    expect(check(nested(10, open, close)).error).toBeUndefined();
  }
});

test('a problem of a nested object is named by its own field, also beside a field whose name begins with the same', () => {
  const check = compile(
    Type.Object({
      filter: Type.Object({ rating: Type.Integer() }, { additionalProperties: false }),
      filters: Type.Object({ channel: Type.Integer() }, { additionalProperties: false }),
    }),
    'body',
  );
  expect(said(check({ filter: { rating: 'x' }, filters: { channel: 'x' } }))).toBe(
    'filter: rating must be a whole number from 0 to 9007199254740991.',
  );
  expect(said(check({ filter: { rating: 1 }, filters: { channel: 'x' } }))).toBe(
    'filters: channel must be a whole number from 0 to 9007199254740991.',
  );
  expect(said(check({ filter: {}, filters: { channel: 'x' } }))).toBe('filter: rating is missing.');
});

test('a missing field is one that is required, not an optional one that is listed before it', () => {
  const Range = Type.Object({
    label: Type.Optional(Type.String()),
    from: Type.String(),
    to: Type.String(),
  });
  const check = compile(Type.Object({ id: Type.Optional(Type.Integer()), range: Range }), 'body');
  expect(said(check({}))).toBe('range is missing.');
  expect(said(check({ range: {} }))).toBe('range: from is missing.');
  expect(said(check({ range: { from: 'x' } }))).toBe('range: to is missing.');
});

test('a field that is not a text is not described as one', () => {
  const check = compile(
    Type.Object({
      goal: Type.Optional(Type.Number({ minimum: 1, maximum: 10 })),
      access: Type.Optional(
        Type.Union([Type.Enum(['all']), Type.Object({ ids: Type.Array(Type.Integer()) })]),
      ),
      settings: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
    'body',
  );
  for (const goal of ['x', 99, null])
    expect(said(check({ goal }))).toBe('goal must be a number from 1 to 10.');
  for (const access of ['none', {}, 5]) expect(said(check({ access }))).toBe('access is not valid.');
  for (const settings of [5, { a: 5 }]) expect(said(check({ settings }))).toBe('settings is not valid.');
});

describe('a path parameter', () => {
  test('is converted to a number only from its plain form', () => {
    expect(query({ id: '7', flag: 'true', day: '2024-02-29', word: '12', order: 'asc' })).toEqual({
      value: { id: 7, flag: true, day: '2024-02-29', word: '12', order: 'asc' },
    });
    for (const id of ['0x7', ' 7', '7 ', '7.0', '7e0', '+7', '', '७']) {
      expect(said(query({ id }))).toBe('id must be a whole number from 1 to 99.');
    }
    for (const flag of ['1', 'TRUE', 'yes', ''])
      expect(said(query({ flag }))).toBe('flag must be true or false.');
  });

  test('has several values that are separated by commas or given repeatedly', () => {
    expect(query({ ids: '7,9', words: ['a', 'b,c'] })).toEqual({
      value: { ids: [7, 9], words: ['a', 'b', 'c'] },
    });
  });

  test.each([
    [{ day: '2023-02-29' }, 'day must be an existing day as YYYY-MM-DD.'],
    [{ order: 'up' }, 'order must be one of asc, desc.'],
    [{ word: '' }, 'word must be a text of 1 to 5 characters.'],
    [{ word: 'toolong' }, 'word must be a text of 1 to 5 characters.'],
    [{ word: 'a\0b' }, 'word may not contain the character U+0000.'],
    [{ id: ['1', '2'] }, 'id may be given only once.'],
    [{ ids: '1,x' }, 'ids must be 1 to 3 whole numbers from 1 to 99, separated by commas.'],
    [{ ids: '' }, 'ids must be 1 to 3 whole numbers from 1 to 99, separated by commas.'],
    [{ ids: '1,2,3,4' }, 'ids must be 1 to 3 whole numbers from 1 to 99, separated by commas.'],
    [{ words: 'a,,b' }, 'words must be 1 to 3 known values, separated by commas.'],
    [{ score: 'taste' }, 'score must look like taste<8.'],
    [{ idd: '1' }, '"idd" is not a known field.'],
    [{ constructor: '1' }, '"constructor" is not a known field.'],
    [JSON.parse('{"__proto__":"1"}'), '"__proto__" is not a known field.'],
    [{ '<img src=x>': '1' }, '"?img src?x?" is not a known field.'],
    [{ ['x'.repeat(500)]: '1' }, `"${'x'.repeat(40)}" is not a known field.`],
  ])('%j is rejected with the name of the parameter', (input, sentence) => {
    expect(said(query(input))).toBe(sentence);
  });
});

describe('a body', () => {
  test('is never converted to another type', () => {
    expect(body({ flag: true, name: 'x' })).toEqual({ value: { flag: true, name: 'x' } });
    for (const flag of ['true', 1, null, {}]) {
      expect(said(body({ flag, name: 'x' }))).toBe('flag must be true or false.');
    }
    expect(said(body({ flag: true }))).toBe('name is missing.');
    expect(said(body({ flag: true, name: '\0' }))).toBe('name may not contain the character U+0000.');
    expect(said(body({ flag: true, name: 'a\ud83db' }))).toBe(
      'name contains half of a character (a lone surrogate).',
    );
    for (const other of [null, undefined, [], 'x', 1]) {
      expect(said(body(other))).toBe('The request body must be a JSON object.');
    }
  });
});

test('a time with a leap second is refused, because it is no date', () => {
  const check = compile(Type.Object({ at: Type.String({ format: 'date-time' }) }), 'body');
  expect(check({ at: '2026-12-31T23:59:59Z' })).toHaveProperty('value');
  expect(check({ at: '2026-12-31T23:59:60Z' })).toHaveProperty('error');
});

test('objects in a list cannot contain what PostgreSQL cannot store', () => {
  const rows = compile(Type.Object({ rows: Type.Array(Type.Object({ key: Type.String() })) }), 'body');
  expect(rows({ rows: [{ key: 'a' }] })).toEqual({ value: { rows: [{ key: 'a' }] } });
  expect(said(rows({ rows: [{ key: 'a' }, { key: '\0' }] }))).toBe(
    'rows: key may not contain the character U+0000.',
  );
});

test('any input is accepted or rejected in one short line, and never throws', () => {
  const input = fc.oneof(
    fc.jsonValue({ stringUnit: 'binary' }),
    fc.dictionary(
      fc.oneof(fc.constantFrom('id', 'flag', 'day', 'word', 'name'), fc.string()),
      fc.jsonValue(),
    ),
  );
  fc.assert(
    fc.property(input, (value) => {
      for (const check of [query, body]) {
        const answer = check(value);
        if (!answer.error) continue;
        expect(said(answer)).toMatch(/^[\x20-\x7e]{5,200}\.$/);
      }
    }),
  );
});
