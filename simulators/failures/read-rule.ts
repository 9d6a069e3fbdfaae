import { Refused } from '../control/control.ts';
import type { FailureKind, Rule } from './failure.ts';

/** Whether a value will do, and what would, in words. */
interface Check {
  fits: (value: unknown) => boolean;
  wants: string;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const anything: Check = { fits: () => true, wants: 'anything' };
const text: Check = { fits: (value) => typeof value === 'string', wants: 'a text' };
const flag: Check = { fits: (value) => typeof value === 'boolean', wants: 'true or false' };
const texts: Check = {
  fits: (value) => isRecord(value) && Object.values(value).every((each) => typeof each === 'string'),
  wants: 'an object of texts',
};
const whole = (least: number, most = Number.MAX_SAFE_INTEGER): Check => ({
  fits: (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  wants: `a whole number from ${least}${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ''}`,
});
const number = (least: number, most: number): Check => ({
  fits: (value) => isNumber(value) && value >= least && value <= most,
  wants: `a number from ${least} to ${most}`,
});
const oneOf = (...values: string[]): Check => ({
  fits: (value) => typeof value === 'string' && values.includes(value),
  wants: values.join(' or '),
});

type Shape = Record<string, Check>;

/** The longest that a timer of Node can wait. */
const LONGEST_MS = 2 ** 31 - 1;
const status = whole(200, 599);
const point = oneOf('before-headers', 'after-headers', 'mid-body');

const FAILURES: Record<FailureKind, Shape> = {
  status: { status, body: anything, headers: texts },
  hang: { at: point, ms: whole(0, LONGEST_MS) },
  reset: { at: point },
  drip: { bytes: whole(1), everyMs: whole(0, LONGEST_MS) },
  truncate: { share: number(0, 1), contentLength: oneOf('right', 'whole', 'absent') },
  html: { status, body: text },
  'wrong-json': { body: anything },
  storm: { seconds: number(0, 86_400), announce: oneOf('x-ratelimit-retry-after', 'retry-after', 'none') },
  slow: { ms: whole(0, LONGEST_MS) },
  oversize: { bytes: whole(0) },
};

const REQUIRED: Partial<Record<FailureKind, string>> = { status: 'status', slow: 'ms' };

const RULE: Shape = {
  method: text,
  path: text,
  query: texts,
  after: whole(0),
  times: whole(0),
  takesEffect: flag,
  failure: anything,
};

/**
 * A rule that came over HTTP.
 *
 * @throws Refused with 400 that names the field and what would be right
 */
export function readRule<Name extends string>(value: unknown, names: readonly Name[]): Rule<Name> {
  const rule = fitting(value, RULE, 'a rule');
  const { failure } = rule;
  if (typeof failure === 'string') {
    const check = oneOf(...names);
    if (!check.fits(failure)) throw new Refused(400, `failure must be an object, or ${check.wants}.`);
  } else {
    requireFailure(failure);
  }
  return rule as unknown as Rule<Name>;
}

function requireFailure(value: unknown): void {
  const kinds = oneOf(...Object.keys(FAILURES));
  const kind = isRecord(value) ? value.kind : undefined;
  if (!kinds.fits(kind)) throw new Refused(400, `failure.kind must be ${kinds.wants}.`);
  const known = kind as FailureKind;
  const failure = fitting(value, { kind: text, ...FAILURES[known] }, `the failure ${known}`);
  const required = REQUIRED[known];
  if (required && failure[required] === undefined) {
    throw new Refused(400, `the failure ${known} needs ${required}.`);
  }
}

function fitting(value: unknown, shape: Shape, what: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Refused(400, `${what} must be an object.`);
  for (const [field, given] of Object.entries(value)) {
    const check = Object.hasOwn(shape, field) ? shape[field] : undefined;
    if (!check) throw new Refused(400, `${what} has no ${field}; it has ${Object.keys(shape).join(', ')}.`);
    if (!check.fits(given)) throw new Refused(400, `${field} of ${what} must be ${check.wants}.`);
  }
  return value;
}
