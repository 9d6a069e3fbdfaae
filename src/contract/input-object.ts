import { type TObject, type TObjectOptions, type TProperties, Type } from 'typebox';

/** An object that a caller sends. Unknown fields are refused, so that a misspelt one is never ignored. */
export function inputObject<Properties extends TProperties>(
  properties: Properties,
  options: TObjectOptions = {},
): TObject<Properties> {
  return Type.Object(properties, { ...options, additionalProperties: false });
}
