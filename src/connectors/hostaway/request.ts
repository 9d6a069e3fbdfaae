import { type Answer, type Content, type ExchangeLimits, exchange, type Fetch } from '../json-exchange.ts';
import { fieldOf, type LooseRecord, recordOf } from '../loose-json.ts';
import { answerTo, type Patience } from './attempts.ts';
import { issuedToken, tokenRequest } from './issue-token.ts';
import type { RateLimiter } from './rate-limit.ts';
import { refusedWith, saidBy, unreadable } from './refusals.ts';
import { type TokenStore, tokenKeeper } from './token.ts';

export interface RequestSurroundings {
  /** Base address, without a slash at its end. */
  url: string;
  accountId: string;
  apiKey: string;
  fetch: Fetch;
  limits: ExchangeLimits;
  limiter: RateLimiter;
  tokenStore: TokenStore;
  patience: Patience;
  /** Aborted when the client is closed. */
  signal: AbortSignal;
}

/** Reads one address under the base; `query` is part of it. The result is the envelope, whose status is success. */
export type Get = (path: string) => Promise<LooseRecord>;

/** GET as the account, with everything that stands between us and an answer: turns, tokens, waits and attempts. */
export function authorisedGet(surroundings: RequestSurroundings): Get {
  const { url, accountId, apiKey, patience } = surroundings;

  async function once(path: string, init: RequestInit): Promise<Answer> {
    const leave = await surroundings.limiter.enter();
    try {
      surroundings.signal.throwIfAborted();
      return await exchange(surroundings.fetch, url + path, init, surroundings.limits, surroundings.signal);
    } finally {
      leave();
    }
  }

  const tokens = tokenKeeper(
    surroundings.tokenStore,
    async () => {
      const answer = await answerTo(() => once('/accessTokens', tokenRequest(accountId, apiKey)), patience);
      return issuedToken(answer, patience.now());
    },
    patience,
  );

  function getWith(token: string, path: string): Promise<Answer> {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    return answerTo(() => once(path, { headers }), patience);
  }

  return async (path) => {
    const token = await tokens.usable();
    const answer = await getWith(token, path);
    if (!isAboutToken(answer)) return envelopeOf(answer);
    return envelopeOf(await getWith(await tokens.usable(token), path));
  };
}

/**
 * Whether a refusal may mean that the token is no longer good. 403 means that and much else, so its words are weighed;
 * a new token is asked for at most once in any case.
 */
function isAboutToken({ status, content }: Answer): boolean {
  if (status === 401) return true;
  if (status !== 403) return false;
  return (
    content.kind !== 'json' || /token|expired|denied|unauthori[sz]ed|authenticat|scope/i.test(saidBy(content))
  );
}

function envelopeOf({ status, content }: { status: number; content: Content }): LooseRecord {
  if (status < 200 || status > 299) throw refusedWith(status, content);
  const envelope = content.kind === 'json' ? recordOf(content.value) : null;
  if (!envelope) throw unreadable(content.kind);
  if (fieldOf(envelope, 'status') === 'fail') throw refusedWith(status, content);
  return envelope;
}
