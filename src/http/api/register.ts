import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Static, TNull, TSchema } from 'typebox';
import { Failure, ok, success } from '#contract/envelope.ts';
import type { Route, RouteKey, RouteMap } from '#contract/route.ts';
import { inputObject } from '#contract/schema.ts';
import { compileSchema } from '#contract/validation.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Log } from '#services/context.ts';
import { knownActorOf } from '../authorization.ts';
import type { Server } from '../options.ts';
import { LINES, lineSender, type SendLines } from './lines.ts';

const ERRORS: Record<number, string> = {
  400: 'The input is invalid; the error names the field.',
  401: 'Not signed in.',
  403: 'The permission or the same-origin proof is missing.',
  404: 'Not found.',
  409: 'It conflicts with the current state.',
  413: 'The body is too large.',
  429: 'Too many failures; Retry-After says how long to wait.',
  503: 'The database or an upstream is unavailable, or there are too many requests.',
};

type ValueOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

/** What a handler receives. Public routes have no actor: `findActor` finds one if there is one. */
export interface Input<Of extends Route> {
  params: ValueOf<Of['params']>;
  query: ValueOf<Of['query']>;
  body: ValueOf<Of['body']>;
  actor: Of['permission'] extends 'public' ? undefined : Actor;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A text may be given as a date, which the serializer writes in ISO 8601. */
type Serializable<Value> = Value extends string
  ? Value | (string extends Value ? Date : never)
  : Value extends readonly (infer Item)[]
    ? readonly Serializable<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Serializable<Value[Key]> }
      : Value;

/**
 * The data of the envelope, which a generator of lines returns. Nothing where it is null; anything where the route sends its
 * response itself.
 */
type Output<Of extends Route> = Of['line'] extends TSchema
  ? AsyncGenerator<Serializable<Static<Of['line']>>, Serializable<ValueOf<Of['response']>>>
  : Of['response'] extends TNull
    ? void
    : Of['response'] extends TSchema
      ? Serializable<Static<Of['response']>>
      : unknown;

/** A handler for each route of a declaration. */
export type Handlers<Routes extends RouteMap> = {
  [Key in keyof Routes & RouteKey]: (
    input: Input<Routes[Key]>,
  ) => Output<Routes[Key]> | Promise<Output<Routes[Key]>>;
};

/** Adds routes to the server: it validates their input, calls their handlers, and sends the data in the envelope. */
export function register<Routes extends RouteMap>(
  server: Server,
  routes: Routes,
  handlers: Handlers<Routes>,
  outageLog: Log,
): void {
  const sendLines = lineSender(server, outageLog);
  const handlerOf = handlers as unknown as Record<string, Handler | undefined>;
  for (const [key, route] of Object.entries(routes) as [RouteKey, Route][]) {
    const handle = handlerOf[key];
    if (!handle) throw new Error(`${key} has no handler`);
    if (!route.isUpload && !route.isFromSystem) {
      add(server, key, route, handle, sendLines);
      continue;
    }
    server.register(async (plugin: Server) => {
      plugin.removeAllContentTypeParsers();
      plugin.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      add(plugin, key, route, handle, sendLines);
    });
  }
}

type Handler = (input: Record<keyof Input<Route>, unknown>) => unknown;

function add(server: Server, key: RouteKey, route: Route, handle: Handler, sendLines: SendLines): void {
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  server.route({
    method,
    url,
    config: route,
    ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
    ...(route.responses && { exposeHeadRoute: false }),
    ...(route.isBodyOptional && {
      preValidation: async (request: FastifyRequest) => {
        request.body ??= {};
      },
    }),
    ...(!route.body && !route.isUpload && !route.isFromSystem && { preValidation: requireEmptyBody }),
    schema: schemaOf(method, route),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const data = await handle({ params, query, body, actor: knownActorOf(request), request, reply });
      if (route.responses) return data;
      if (route.line) return sendLines(request, reply, data as AsyncGenerator);
      reply.status(route.status ?? 200);
      return ok(data ?? null);
    },
  });
}

const checkEmptyBody = compileSchema(inputObject({}), 'body');

/** A call without fields would otherwise ignore one that its caller expects to have an effect. */
async function requireEmptyBody({ body }: FastifyRequest): Promise<void> {
  const checked = checkEmptyBody(body ?? {});
  if ('error' in checked) throw checked.error;
}

/** The schemas of a route as Fastify and its OpenAPI plugin take them. */
function schemaOf(method: HTTPMethods, route: Route) {
  const { summary, description, tag, params, query, body, response, responses, line, status = 200 } = route;
  const errors = errorsOf(method, route).map((code) => [code, { ...Failure, description: ERRORS[code] }]);
  return {
    summary,
    ...(description && { description }),
    tags: [tag],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      ...(response && { [status]: success(response) }),
      ...(response &&
        line && {
          200: {
            description: 'Lines of JSON for clients that accept them.',
            content: { 'application/json': { schema: success(response) }, [LINES]: { schema: line } },
          },
        }),
      ...responses,
      ...Object.fromEntries(errors),
    },
  };
}

function errorsOf(method: HTTPMethods, route: Route): number[] {
  const { permission, params, query, body, isAlwaysFound, errors = [] } = route;
  const isPublic = permission === 'public';
  return [
    ...(params || query || body || method !== 'GET' ? [400] : []),
    ...(isPublic ? [] : [401]),
    ...(isPublic && method === 'GET' ? [] : [403]),
    ...(params && !isAlwaysFound ? [404] : []),
    ...(body ? [413] : []),
    ...errors,
    503,
  ].toSorted((one, other) => one - other);
}
