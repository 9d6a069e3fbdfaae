import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import Format from 'typebox/format';
import { isDay } from '#domain/day.ts';
import { AppError, problem } from '#domain/errors.ts';
import type { Problem } from '#domain/reasons.ts';

Format.Set('day', isDay);
// Dates of JavaScript have no leap second.
Format.Set('date-time', (text) => Format.IsDateTime(text) && !Number.isNaN(Date.parse(text)));

export interface PropertySchema {
  type?: string | [string, 'null'];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: PropertySchema;
  properties?: Record<string, PropertySchema>;
  required?: string[];
  maxItems?: number;
  examples?: unknown[];
  description?: string;
}

type ObjectSchema = Pick<PropertySchema, 'properties' | 'required'>;

/**
 * Compiles a TypeBox schema into a check whose error names the field. Numbers and booleans that are given as text are
 * converted only from their plain form, so `0x10`, ` 4` and `1e3` are rejected. Arrays are separated by commas or repeated.
 *
 * @param httpPart a `body` is not converted
 */
export function compileSchema(schema: TSchema, httpPart?: string) {
  const check = Compile(schema);
  const objectSchema = schema as ObjectSchema;
  const { properties = {} } = objectSchema;
  return (input: unknown): { value: unknown } | { error: AppError } => {
    const value = httpPart === 'body' ? input : convertTexts(input, properties);
    const found = check.Check(value)
      ? (httpPart === 'params' ? pathProblem : characterProblem)(value)
      : firstProblem(value, objectSchema, check.Errors(value));
    return found === null ? { value } : { error: AppError.of(found) };
  };
}

function convertTexts(input: unknown, properties: Record<string, PropertySchema>): unknown {
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, text]) => [name, convertText(text, own(properties, name))]),
  );
}

function convertText(text: unknown, { type, items }: PropertySchema = {}): unknown {
  if (type === 'array')
    return String(text)
      .split(',')
      .map((item) => convertText(item, items));
  if (typeof text !== 'string') return text;
  if ((type === 'integer' || type === 'number') && /^-?\d{1,16}$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Ignores inherited properties such as `constructor`. */
function own(properties: Record<string, PropertySchema>, name: string): PropertySchema | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** Deeper input comes from no client of ours, and would exhaust the stack. */
const MAX_DEPTH = 20;
const TOO_DEEP = problem('too-deep');

/** PostgreSQL cannot store U+0000 nor half of a surrogate pair, which a text schema accepts. */
function characterProblem(input: unknown, depth = 0): Problem | null {
  if (typeof input !== 'object' || input === null) return null;
  if (depth > MAX_DEPTH) return TOO_DEEP;
  for (const [field, value] of Object.entries(input)) {
    for (const item of [value].flat()) {
      if (typeof item === 'string' && item.includes('\0')) return problem('field-null-character', { field });
      if (typeof item === 'string' && !item.isWellFormed()) return problem('field-lone-surrogate', { field });
      const inner = characterProblem(item, depth + 1);
      if (inner !== null) return inner === TOO_DEEP ? inner : problem('in-field', { field, problem: inner });
    }
  }
  return null;
}

/** No id has U+0000, and PostgreSQL cannot look for it. */
function pathProblem(params: unknown): Problem | null {
  const hasNull = Object.values(params as object).some(
    (text) => typeof text === 'string' && text.includes('\0'),
  );
  return hasNull ? problem('unknown-address') : null;
}

function firstProblem(
  value: unknown,
  { properties = {}, required = [] }: ObjectSchema,
  errors: { instancePath: string; keyword: string; params: unknown }[],
): Problem {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return problem('body-not-object');
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined) return problem('field-unknown', { field: safe(unknown) });
  const named = errors.map((error) => error.instancePath.split('/')[1]).find((name) => name);
  if (named) {
    const schema = properties[named] ?? {};
    const given = (value as Record<string, unknown>)[named];
    if (!schema.properties) return expectation(named, schema, given);
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      return problem('field-not-object', { field: named });
    const inner = errors.filter(({ instancePath }) => `${instancePath}/`.startsWith(`/${named}/`));
    const withoutName = inner.map((error) => ({
      ...error,
      instancePath: error.instancePath.slice(named.length + 1),
    }));
    return problem('in-field', {
      field: named,
      problem: firstProblem(given, schema, withoutName),
    });
  }
  const missing = required.find((name) => !Object.hasOwn(value, name));
  return missing === undefined ? problem('request-invalid') : problem('field-missing', { field: missing });
}

function expectation(field: string, schema: PropertySchema, value: unknown): Problem {
  const { type, items } = schema;
  if (items?.properties) return problem('field-invalid', { field });
  if (type === 'array') {
    const count = schema.maxItems ?? 1;
    return items?.type === 'integer'
      ? problem('field-not-integers', { field, count, ...rangeOf(items) })
      : problem('field-not-values', { field, count });
  }
  if (Array.isArray(value)) return problem('field-repeated', { field });
  if (Array.isArray(type)) {
    return problem('or-null', { problem: expectation(field, { ...schema, type: type[0] }, value) });
  }
  if (schema.enum) return problem('field-not-listed', { field, values: schema.enum.map(String) });
  if (type === 'boolean') return problem('field-not-boolean', { field });
  if (type === 'integer') return problem('field-not-integer', { field, ...rangeOf(schema) });
  if (type === 'number') return problem('field-not-number', { field, ...rangeOf(schema) });
  if (schema.format === 'day') return problem('field-not-day', { field });
  if (schema.examples) return problem('field-not-like', { field, example: String(schema.examples[0]) });
  // No type is a choice between several.
  if (type !== 'string' || (typeof value === 'string' && schema.pattern))
    return problem('field-invalid', { field });
  return problem('field-length', { field, min: schema.minLength ?? 0, max: schema.maxLength ?? null });
}

const rangeOf = ({ minimum: min = 0, maximum: max = Number.MAX_SAFE_INTEGER }: PropertySchema) => ({
  min,
  max,
});

/** A name from the request, made safe for a message. */
const safe = (name: string): string => name.replace(/[^\w .[\]-]/g, '?').slice(0, 40);
