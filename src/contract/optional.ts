import { type TOptional, type TProperties, Type } from 'typebox';
import { inputObject } from './input-object.ts';

/** Fields or parameters that may be missing. */
export function optional<Properties extends TProperties>(properties: Properties) {
  const entries = Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)]);
  return Object.fromEntries(entries) as { [Name in keyof Properties]: TOptional<Properties[Name]> };
}

/** An object that a caller sends, in which every field may be missing. */
export const optionalInput = <Properties extends TProperties>(properties: Properties) =>
  inputObject(optional(properties));
