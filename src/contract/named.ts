import { type TProperties, Type } from 'typebox';

/** An object that the documentation of the API calls by a name. */
export const named = <Fields extends TProperties>(title: string, fields: Fields) =>
  Type.Object(fields, { title });
