import type { RouteKey } from './route.ts';
import type { Routes } from './routes.ts';

export type ApiRoute = keyof Routes & RouteKey;

/** The names of the parameters of a path such as `/reviews/:id/notes/:noteId`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}.csv`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

export type RouteParams<Key extends RouteKey> = Readonly<Record<ParamNames<Key>, string | number>>;

type Given<Params> = keyof Params extends never ? [] : [params: Params];

/** The path of a route with its parameters, relative to the API base. Browsers load no schema for it. */
export function routePath<Key extends ApiRoute>(key: Key, ...[params]: Given<RouteParams<Key>>): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  return key
    .slice(key.indexOf('/'))
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
