import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import Format from 'typebox/format';
import { isDay } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';

Format.Set('day', isDay);

interface PropertySchema {
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
  maxItems?: number;
  examples?: unknown[];
}

interface ObjectSchema {
  properties?: Record<string, PropertySchema>;
}

/**
 * Compiles a TypeBox schema into a check whose error names the field. Numbers and booleans in an address are converted
 * only from their plain form, so `0x10`, ` 4` and `1e3` are rejected; arrays are separated by commas or given repeatedly.
 * Bodies are not converted.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema);
  const properties = (schema as ObjectSchema).properties ?? {};
  return (input: unknown) => {
    const value = httpPart === 'body' ? input : convertTexts(input, properties);
    const problem = check.Check(value)
      ? characterProblem(value, httpPart)
      : problemOf(value, properties, check.Errors(value));
    return problem === null ? { value } : { error: new AppError('invalid', problem) };
  };
};

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
const TOO_DEEP = 'The request is nested too deeply.';

/** PostgreSQL cannot store U+0000 nor half of a surrogate pair, which a text schema accepts. */
function characterProblem(input: unknown, httpPart: string | undefined, depth = 0): string | null {
  // A path is not stored: an id with this character is not found.
  if (httpPart === 'params' || typeof input !== 'object' || input === null) return null;
  if (depth > MAX_DEPTH) return TOO_DEEP;
  for (const [name, value] of Object.entries(input)) {
    for (const item of [value].flat()) {
      if (typeof item === 'string' && item.includes('\0')) {
        return `${name} may not contain the character U+0000.`;
      }
      if (typeof item === 'string' && !item.isWellFormed()) {
        return `${name} contains half of a character (a lone surrogate).`;
      }
      const inner = characterProblem(item, httpPart, depth + 1);
      if (inner !== null) return inner === TOO_DEEP ? inner : `${name}: ${inner}`;
    }
  }
  return null;
}

/** A message for the first problem. */
function problemOf(
  value: unknown,
  properties: Record<string, PropertySchema>,
  errors: { instancePath: string; keyword: string; params: unknown }[],
): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'The request body must be a JSON object.';
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined) return `${quote(unknown)} is not a known field.`;
  const named = errors.map((error) => error.instancePath.split('/')[1]).find((name) => name);
  if (named) {
    const schema = properties[named] ?? {};
    const given = (value as Record<string, unknown>)[named];
    if (!schema.properties) return expectation(named, schema, given);
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      return `${named} must be an object.`;
    const inner = errors.filter(({ instancePath }) => `${instancePath}/`.startsWith(`/${named}/`));
    const withoutName = inner.map((error) => ({
      ...error,
      instancePath: error.instancePath.slice(named.length + 1),
    }));
    return `${named}: ${problemOf(given, schema.properties, withoutName)}`;
  }
  const missing = Object.keys(properties).find((name) => !Object.hasOwn(value, name));
  return missing === undefined ? 'The request is not valid.' : `${missing} is missing.`;
}

function expectation(name: string, schema: PropertySchema, value: unknown): string {
  if (schema.items?.properties) return `${name} is not valid.`;
  if (schema.type === 'array') {
    const item =
      schema.items?.type === 'integer' ? wholeNumbers('whole numbers', schema.items) : 'known values';
    return `${name} must be 1 to ${schema.maxItems} ${item}, separated by commas.`;
  }
  if (Array.isArray(value)) return `${name} may be given only once.`;
  if (Array.isArray(schema.type)) {
    return expectation(name, { ...schema, type: schema.type[0] }, value).replace(/\.$/, ', or null.');
  }
  if (schema.enum) return `${name} must be one of ${schema.enum.join(', ')}.`;
  if (schema.type === 'boolean') return `${name} must be true or false.`;
  if (schema.type === 'integer') return `${name} must be ${wholeNumbers('a whole number', schema)}.`;
  if (schema.format === 'day') return `${name} must be an existing day as YYYY-MM-DD.`;
  if (schema.examples) return `${name} must look like ${schema.examples[0]}.`;
  if (typeof value === 'string' && schema.pattern) return `${name} is not valid.`;
  return `${name} must be a text of ${schema.minLength ?? 0} to ${schema.maxLength ?? 'any number of'} characters.`;
}

function wholeNumbers(
  noun: string,
  { minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: PropertySchema,
): string {
  return `${noun} from ${minimum} to ${maximum}`;
}

/** A name from the request, made safe for a message. */
function quote(name: string): string {
  return `"${name.replace(/[^\w .[\]-]/g, '?').slice(0, 40)}"`;
}
