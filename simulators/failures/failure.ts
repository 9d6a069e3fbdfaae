/** How far an answer gets before it stops. */
export type Point = 'before-headers' | 'after-headers' | 'mid-body';

/** One way in which an upstream, or something before it, fails. Plain data, so that it can be sent over HTTP. */
export type Failure =
  /** A text body is sent as it is, as HTML when it begins with `<`; anything else as JSON; without one the body is empty. */
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Accepts and goes silent, by default before the headers, until the caller gives up or `ms` are over. */
  | { kind: 'hang'; at?: Point; ms?: number }
  /** Breaks the connection, by default before the headers. */
  | { kind: 'reset'; at?: Point }
  /** The real answer, `bytes` (64) every `everyMs` (100). */
  | { kind: 'drip'; bytes?: number; everyMs?: number }
  /**
   * The first `share` (0.5) of the real answer. Its content-length is `right` for what is sent (so only the JSON is
   * broken), that of the `whole` (so the connection breaks off), or `absent` (so its end is the connection's end).
   */
  | { kind: 'truncate'; share?: number; contentLength?: 'right' | 'whole' | 'absent' }
  /** A web page where JSON belongs, with status 200 unless told. */
  | { kind: 'html'; status?: number; body?: string }
  /** Valid JSON of a form nobody expects: `[]` unless told. */
  | { kind: 'wrong-json'; body?: unknown }
  /**
   * 429 in the upstream's own words for `seconds` (10) from the first request it hits, announced by
   * `X-RateLimit-Retry-After` (the end as a Unix time in seconds), by `Retry-After` (seconds left), or not at all.
   * Where it is not told, it is announced as that upstream does.
   */
  | { kind: 'storm'; seconds?: number; announce?: 'x-ratelimit-retry-after' | 'retry-after' | 'none' }
  /** The real answer, `ms` later. */
  | { kind: 'slow'; ms: number }
  /** One JSON string of `bytes` (1 GiB), streamed for as long as the caller reads. */
  | { kind: 'oversize'; bytes?: number };

export type FailureKind = Failure['kind'];

/** Which requests fail, and how. */
export interface Rule<Name extends string = string> {
  /** Any method when absent. */
  method?: string;
  /** The whole path, such as `/v1/reviews`; `*` stands for any characters. Any path when absent. */
  path?: string;
  /** Parameters that the request must have with just these values, such as `{offset: '500'}`. */
  query?: Record<string, string>;
  /** How many matching requests pass unharmed first: 0. */
  after?: number;
  /** How many fail then; without it, all until the rule is removed. */
  times?: number;
  /**
   * Lets the request do its work before anything else, so that only the answer is lost: a stored response that nobody
   * hears of. Without it the work is not done at all, except where the real answer is sent late, slowly or in part.
   */
  takesEffect?: boolean;
  /** A failure, or the name of one that this simulator knows in the upstream's own words. */
  failure: Failure | Name;
}

/** A rule in force, and what became of it. */
export interface RuleState<Name extends string = string> {
  id: number;
  rule: Rule<Name>;
  /** Matching requests that came to it, failed ones included. */
  seen: number;
  failed: number;
  /** Whether it will fail no more requests. */
  isOver: boolean;
}
