import type { Db } from '../tables.ts';

/** A query without its first argument, the database that it runs on. */
type BoundQuery<Query> = Query extends (db: Db, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;

/** The queries of each noun, such as `reviews` or `listings`. */
type Nouns = Record<string, object>;

export type Bound<All extends Nouns> = {
  [Noun in keyof All]: { [Name in keyof All[Noun]]: BoundQuery<All[Noun][Name]> };
};

type Query = (db: Db, ...args: unknown[]) => unknown;

/** Binds the queries of every noun to what `run` passes as their database. */
export function bind<All extends Nouns>(
  nouns: All,
  run: (query: Query, args: unknown[]) => unknown,
): Bound<All> {
  const bindEach = (queries: Record<string, Query>) =>
    Object.fromEntries(
      Object.entries(queries).map(([name, query]) => [name, (...args: unknown[]) => run(query, args)]),
    );
  return Object.fromEntries(
    Object.entries(nouns).map(([noun, queries]) => [noun, bindEach(queries as Record<string, Query>)]),
  ) as Bound<All>;
}
