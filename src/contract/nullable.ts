import { type Static, type TSchema, type TUnsafe, Type } from 'typebox';

/**
 * A value or null. Texts and numbers are one schema with two types, because the serializer would validate each value against the
 * members of a union.
 */
export function nullable<Schema extends TSchema>(
  schema: Schema,
  options: { description?: string } = {},
): TUnsafe<Static<Schema> | null> {
  const type = 'type' in schema ? schema.type : null;
  const isSimple = type === 'string' || type === 'number' || type === 'integer';
  return Type.Unsafe<Static<Schema> | null>(
    isSimple ? { ...schema, ...options, type: [type, 'null'] } : Type.Union([schema, Type.Null()], options),
  );
}
