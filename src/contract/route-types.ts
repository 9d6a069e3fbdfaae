import type { Static, TSchema } from 'typebox';
import type { ListingId, ReviewId, TaskId } from '#domain/ids.ts';
import type { ApiRoute, RouteParams } from './route-path.ts';
import type { Routes } from './routes.ts';

type ValueOf<Schema> = Schema extends TSchema ? Static<Schema> : never;

/** Empty values are left out of the address. */
type Query<Schema> = {
  readonly [Name in keyof ValueOf<Schema>]?: Plain<ValueOf<Schema>[Name]> | null | '' | undefined;
};
/** Callers may give any number as an id. */
type Plain<Value> = Value extends ReviewId | ListingId | TaskId
  ? number
  : Value extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: Plain<Value[Name]> }
      : Value;

type Part<Name extends string, Value> = [Value] extends [never]
  ? { [Key in Name]?: never }
  : Record<Name, Value>;

/** What a route takes: parameters of its path, a query, a body. */
export type RouteInput<Key extends ApiRoute> = (keyof RouteParams<Key> extends never
  ? { params?: never }
  : { params: RouteParams<Key> }) &
  (Routes[Key] extends { query: infer Schema } ? { query?: Query<Schema> } : { query?: never }) &
  (Routes[Key] extends { isBodyOptional: true; body: infer Schema }
    ? { body?: Plain<ValueOf<Schema>> }
    : Part<'body', Routes[Key] extends { body: infer Schema } ? Plain<ValueOf<Schema>> : never>);

/** The routes whose response arrives in lines. */
export type LinesRoute = { [Key in ApiRoute]: Routes[Key] extends { line: TSchema } ? Key : never }[ApiRoute];

/** The data that a route answers. */
export type RouteData<Key extends ApiRoute> = Routes[Key] extends { response: infer Schema }
  ? ValueOf<Schema>
  : never;
