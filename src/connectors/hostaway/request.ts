import { type Answer, type Content, type ExchangeLimits, exchange, type Fetch } from '../json-exchange.ts';
import { fieldOf, type LooseRecord, recordOf } from '../loose-json.ts';
import { answerOnce, answerTo, type Patience } from './attempts.ts';
import { issuedToken, tokenRequest } from './issue-token.ts';
import type { RateLimiter } from './rate-limit.ts';
import { isAboutResponse, refusedWith, saidBy, unreadable } from './refusals.ts';
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

/**
 * Sends JSON to an address under the base, once: it is never known whether a request that got no answer was heard.
 * Any answer comes back as it is, except those that say to come again later.
 */
export type Post = (path: string, body: object) => Promise<Answer>;

/** Asks as the account, with everything that stands between us and an answer: turns, tokens, waits and attempts. */
export function authorised(surroundings: RequestSurroundings): { get: Get; post: Post } {
  const { url, accountId, apiKey, patience } = surroundings;

  async function once(path: string, init: RequestInit): Promise<Answer> {
    const leave = await surroundings.limiter.enter(surroundings.signal);
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
      const answer = await answerTo(async () => {
        const { status, headers, content } = await once('/accessTokens', tokenRequest(accountId, apiKey));
        // The words of a refusal could repeat the key.
        return { status, headers, content: status < 300 ? content : { kind: 'empty' } };
      }, patience);
      return issuedToken(answer, patience.now());
    },
    patience,
  );

  /** Asks with a token that serves; one that the upstream no longer takes is renewed, once. */
  async function withToken(
    ask: (headers: Record<string, string>) => Promise<Answer>,
    isRefusal: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const headersWith = (token: string) => ({
      accept: 'application/json',
      authorization: `Bearer ${token}`,
    });
    const token = await tokens.usable();
    const answer = await ask(headersWith(token));
    if (!isRefusal(answer)) return answer;
    return ask(headersWith(await tokens.usable(token)));
  }

  return {
    async get(path) {
      const ask = (headers: Record<string, string>) => answerTo(() => once(path, { headers }), patience);
      return envelopeOf(await withToken(ask, mayBeAboutToken));
    },
    post(path, body) {
      const json = JSON.stringify(body);
      return withToken((headers) => {
        const init = {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: json,
        };
        return answerOnce(() => once(path, init), patience.now);
      }, isAboutToken);
    },
  };
}

/**
 * Whether a refusal may mean that the token is no longer good. 403 means that and much else, so its words are weighed;
 * a new token is asked for at most once in any case.
 */
export function isAboutToken({ status, content }: Answer): boolean {
  if (status === 401) return true;
  if (status !== 403 || isAboutResponse(content)) return false;
  return (
    content.kind !== 'json' || /token|expired|denied|unauthori[sz]ed|authenticat|scope/i.test(saidBy(content))
  );
}

/** The same for a request that only reads: nothing else is known for which one is refused, whatever the words. */
function mayBeAboutToken({ status, content }: Answer): boolean {
  return status === 401 || (status === 403 && !isAboutResponse(content));
}

export function envelopeOf({ status, content }: { status: number; content: Content }): LooseRecord {
  if (status < 200 || status > 299) throw refusedWith(status, content);
  const envelope = content.kind === 'json' ? recordOf(content.value) : null;
  if (!envelope) throw unreadable(content.kind);
  if (fieldOf(envelope, 'status') === 'fail') throw refusedWith(status, content);
  return envelope;
}
