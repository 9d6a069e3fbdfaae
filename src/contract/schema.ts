import {
  type Static,
  type TObject,
  type TObjectOptions,
  type TOptional,
  type TProperties,
  type TSchema,
  type TUnsafe,
  Type,
} from 'typebox';

/** An object that the documentation of the API calls by a name. */
export const named = <Fields extends TProperties>(title: string, fields: Fields) =>
  Type.Object(fields, { title });

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

/** Fields or parameters that may be missing. */
export function optional<Properties extends TProperties>(properties: Properties) {
  const entries = Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)]);
  return Object.fromEntries(entries) as { [Name in keyof Properties]: TOptional<Properties[Name]> };
}

/** An object that a caller sends. Unknown fields are refused, so that a misspelt one is never ignored. */
export function inputObject<Properties extends TProperties>(
  properties: Properties,
  options: TObjectOptions = {},
): TObject<Properties> {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

/** An object that a caller sends, in which every field may be missing. */
export const optionalInput = <Properties extends TProperties>(properties: Properties) =>
  inputObject(optional(properties));
