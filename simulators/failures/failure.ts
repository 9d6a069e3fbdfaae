import { type Static, type TSchema, Type } from 'typebox';
import { Errors } from 'typebox/value';

const strict = { additionalProperties: false };
const optional = Type.Optional;
const Status = Type.Integer({ minimum: 200, maximum: 599 });
/** The longest delay of a timer in Node. */
const Milliseconds = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });
const Point = Type.Enum(['before-headers', 'after-headers', 'mid-body']);
const Announcement = Type.Enum(['x-ratelimit-retry-after', 'retry-after', 'none']);

/** How far a response gets before it stops. */
export type Point = Static<typeof Point>;
/** How a 429 says when to try again: a Unix time in seconds, seconds left, or not at all. */
export type Announcement = Static<typeof Announcement>;

const FAILURES = {
  /** A string body is sent unchanged, as HTML if it begins with `<`; other values as JSON; without one the body is empty. */
  status: Type.Object(
    {
      kind: Type.Literal('status'),
      status: Status,
      body: optional(Type.Unknown()),
      headers: optional(Type.Record(Type.String(), Type.String())),
    },
    strict,
  ),
  /** Stops sending, by default before the headers, until the client closes the connection or `ms` have passed. */
  hang: Type.Object({ kind: Type.Literal('hang'), at: optional(Point), ms: optional(Milliseconds) }, strict),
  /** Breaks the connection, by default before the headers. */
  reset: Type.Object({ kind: Type.Literal('reset'), at: optional(Point) }, strict),
  /** The real response, `bytes` (64) every `everyMs` (100). */
  drip: Type.Object(
    {
      kind: Type.Literal('drip'),
      bytes: optional(Type.Integer({ minimum: 1 })),
      everyMs: optional(Milliseconds),
    },
    strict,
  ),
  /**
   * The first `share` (0.5) of the real response. Its content-length is `right` for the bytes sent (only the JSON is
   * invalid), that of the `whole` body (the connection breaks), or `absent` (the body ends with the connection).
   */
  truncate: Type.Object(
    {
      kind: Type.Literal('truncate'),
      share: optional(Type.Number({ minimum: 0, maximum: 1 })),
      contentLength: optional(Type.Enum(['right', 'whole', 'absent'])),
    },
    strict,
  ),
  /** An HTML page instead of JSON, by default with status 200. */
  html: Type.Object(
    { kind: Type.Literal('html'), status: optional(Status), body: optional(Type.String()) },
    strict,
  ),
  /** Valid JSON of an unexpected shape, by default `[]`. */
  'wrong-json': Type.Object({ kind: Type.Literal('wrong-json'), body: optional(Type.Unknown()) }, strict),
  /** The upstream's own 429 for `seconds` (10) from the first request on, by default announced as that upstream does. */
  storm: Type.Object(
    {
      kind: Type.Literal('storm'),
      seconds: optional(Type.Number({ minimum: 0, maximum: 86_400 })),
      announce: optional(Announcement),
    },
    strict,
  ),
  /** The real response, `ms` later. */
  slow: Type.Object({ kind: Type.Literal('slow'), ms: Milliseconds }, strict),
  /** One JSON string of `bytes` (1 GiB), streamed while the client reads. */
  oversize: Type.Object(
    { kind: Type.Literal('oversize'), bytes: optional(Type.Integer({ minimum: 0 })) },
    strict,
  ),
};

/** One way in which an upstream, or a proxy in front of it, fails. Plain data, so that it can be sent over HTTP. */
export type Failure = Static<(typeof FAILURES)[keyof typeof FAILURES]>;

const RuleFields = Type.Object(
  {
    /** Any method when absent. */
    method: optional(Type.String()),
    /** The whole path, such as `/v1/reviews`; `*` matches any characters. Any path when absent. */
    path: optional(Type.String()),
    /** Query parameters that the request must have with these values, such as `{offset: '500'}`. */
    query: optional(Type.Record(Type.String(), Type.String())),
    /** How many matching requests succeed first; 0 by default. */
    after: optional(Type.Integer({ minimum: 0 })),
    /** How many fail after that; all of them by default. */
    times: optional(Type.Integer({ minimum: 0 })),
    /**
     * Processes the request before it fails, so that only the response is lost. Otherwise the request is not processed,
     * unless the failure sends the real response late, slowly or in part.
     */
    takesEffect: optional(Type.Boolean()),
    failure: Type.Unknown(),
  },
  strict,
);

/** Which requests fail, and how: with a failure, or with a named one that this simulator defines for its upstream. */
export type Rule<Name extends string = string> = Omit<Static<typeof RuleFields>, 'failure'> & {
  failure: Failure | Name;
};

/** An invalid call of the control API; the message says what is wrong. */
export class ControlError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Validates a rule that arrived over HTTP.
 *
 * @throws ControlError with 400 and the field that is wrong
 */
export function readRule<Name extends string>(value: unknown, names: readonly Name[]): Rule<Name> {
  validate(RuleFields, value, 'rule');
  const { failure } = value as { failure: unknown };
  if (typeof failure === 'string') {
    if (!names.includes(failure as Name)) {
      throw new ControlError(400, `failure must be an object or one of ${names.join(', ')}.`);
    }
  } else {
    const kind = typeof failure === 'object' && failure !== null && 'kind' in failure ? failure.kind : '';
    if (typeof kind !== 'string' || !Object.hasOwn(FAILURES, kind)) {
      throw new ControlError(400, `failure.kind must be one of ${Object.keys(FAILURES).join(', ')}.`);
    }
    validate(FAILURES[kind as keyof typeof FAILURES], failure, 'failure');
  }
  return value as Rule<Name>;
}

function validate(schema: TSchema, value: unknown, name: string): void {
  const [error] = Errors(schema, value);
  if (!error) return;
  const field = `${name}${error.instancePath.replaceAll('/', '.')}`;
  const message = error.keyword === 'boolean' ? 'is not a known field' : error.message;
  throw new ControlError(400, `${field} ${message}.`);
}
