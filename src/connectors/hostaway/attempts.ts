import type { AppError } from '#domain/errors.ts';
import { type Answer, ExchangeFailure } from '../json-exchange.ts';
import { noAnswer, refusedWith, tooManyRequests } from './refusals.ts';
import { waitAskedFor } from './retry-after.ts';

const TRIES = 5;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
/** A wait that the upstream asks for may be longer than our own, but somebody is waiting for this sync. */
const LONGEST_ASKED_WAIT_MS = 60_000;

export interface Patience {
  now(): number;
  sleep(ms: number): Promise<void>;
  /** From 0 to 1. */
  random(): number;
  /** Told of every attempt that is going to be repeated. */
  onRetry(facts: { tried: number; waitMs: number; cause: unknown }, message: string): void;
}

/** An answer to work with, or why there is none yet and how long the upstream asks us to wait. */
type Outcome = { answer: Answer } | { refusal: AppError; askedMs: number | null };

/**
 * Sends until there is an answer that another attempt would not better: network failures, 429 and 5xx are tried again,
 * each time after a longer wait, or after the wait that the upstream asked for where that is longer still.
 *
 * @throws AppError once the attempts are used up
 */
export async function answerTo(send: () => Promise<Answer>, patience: Patience): Promise<Answer> {
  for (let tried = 1; ; tried++) {
    const outcome = await attempt(send, patience.now);
    if ('answer' in outcome) return outcome.answer;
    const { refusal, askedMs } = outcome;
    if (tried === TRIES || (askedMs ?? 0) > LONGEST_ASKED_WAIT_MS) throw refusal;
    // Never less than our own: an upstream that says "now" again and again is not to be hammered.
    const waitMs = Math.max(askedMs ?? 0, backOff(tried, patience.random()));
    patience.onRetry({ tried, waitMs, cause: refusal.cause }, refusal.message);
    await patience.sleep(waitMs);
  }
}

/**
 * Sends once, for what must not be done twice: whether it was done is not known when no answer comes.
 *
 * @throws AppError when an answer is missing, or says that another attempt may fare better
 */
export async function answerOnce(send: () => Promise<Answer>, now: () => number): Promise<Answer> {
  const outcome = await attempt(send, now);
  if ('answer' in outcome) return outcome.answer;
  throw outcome.refusal;
}

async function attempt(send: () => Promise<Answer>, now: () => number): Promise<Outcome> {
  try {
    const answer = await send();
    if (answer.status === 429) {
      const askedMs = waitAskedFor(answer.headers, now());
      return { refusal: tooManyRequests(askedMs), askedMs };
    }
    if (answer.status < 500) return { answer };
    return {
      refusal: refusedWith(answer.status, answer.content),
      askedMs: waitAskedFor(answer.headers, now()),
    };
  } catch (error) {
    // An answer that is too large will be so again.
    if (!(error instanceof ExchangeFailure)) throw error;
    const refusal = noAnswer(error.kind, error.cause);
    if (error.kind === 'too-large') throw refusal;
    return { refusal, askedMs: null };
  }
}

function backOff(tried: number, random: number): number {
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tried - 1));
  // Between half of it and all of it, so that many clients do not come back in the same moment.
  return Math.round(ceiling * (0.5 + random / 2));
}
