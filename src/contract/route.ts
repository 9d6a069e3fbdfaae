import type { TSchema } from 'typebox';
import type { Permission } from '#domain/accounts/permissions.ts';

/** What decides besides the body whether a call needs a proof of identity. */
export interface ReauthenticationOptions {
  /** Single sign-on gives people access by the names of groups. */
  hasGroupsOfSso: boolean;
}

/** What a call accepts and answers. The server, the browser's client and the OpenAPI document are made from it. */
export interface Route {
  /** What the caller needs; `public` for nothing. */
  permission: Permission | 'public';
  /** About sessions: an API token is refused. */
  refusesTokens?: true;
  /** It needs a proof of identity for this call: always, or for some bodies. */
  reauthenticate?: true | ((body: object, options: ReauthenticationOptions) => boolean);
  /** The body is a file, of any content type, whose upload may take long. */
  isUpload?: true;
  /**
   * Another system calls it, and proves itself by what it sends: no session, token or origin is looked at. The body is any
   * bytes, which the handler reads.
   */
  isFromSystem?: true;
  summary: string;
  description?: string;
  tag: string;
  params?: TSchema;
  /** Every valid parameter names something that exists, so the call never returns 404. */
  isAlwaysFound?: true;
  query?: TSchema;
  body?: TSchema;
  /** The body may be left out, which means an empty object. */
  isBodyOptional?: true;
  /**
   * Which limit of requests at the same time applies, if not the one of all calls. `unlimited` is for calls that wait
   * without using anything or cost next to nothing without a session.
   */
  concurrency?: 'unlimited' | 'bulk' | 'sign-in';
  /** Bytes, if larger bodies than usual are accepted. */
  bodyLimit?: number;
  /** The data of the envelope. */
  response?: TSchema;
  /** Of a success; 200 if not given. */
  status?: 202;
  /**
   * For clients that accept `application/x-ndjson`: each line of JSON of a response that arrives in parts. A failure after the
   * first one is the last. Others get `response`.
   */
  line?: TSchema;
  /** Instead of `response`: what is sent without the envelope, by status. */
  responses?: Readonly<Record<number, object>>;
  /** The error statuses besides those that follow from the above. */
  errors?: readonly number[];
}

/** Such as `PUT /reviews/hostaway/:id/approve`, relative to the API base. */
export type RouteKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

export type RouteMap = Readonly<Record<RouteKey, Route>>;

/**
 * Declares routes, keeping the types of their schemas.
 *
 * @param tag the heading below which the documentation lists them
 */
export function defineRoutes<const Routes extends Readonly<Record<RouteKey, Omit<Route, 'tag'>>>>(
  tag: string,
  routes: Routes,
) {
  const tagged = Object.entries(routes).map(([key, route]) => [key, { ...route, tag }]);
  return Object.fromEntries(tagged) as { [Key in keyof Routes]: Routes[Key] & { tag: string } };
}
