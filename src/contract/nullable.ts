import { type Static, type TInteger, type TNumber, type TString, type TUnsafe, Type } from 'typebox';

/**
 * A text or a number, or null. It is one schema with two types, because the serializer would validate each value against
 * the members of a union.
 */
export function nullable<Schema extends TString | TNumber | TInteger>(
  schema: Schema,
  options: { description?: string } = {},
): TUnsafe<Static<Schema> | null> {
  return Type.Unsafe<Static<Schema> | null>({ ...schema, ...options, type: [schema.type, 'null'] });
}
