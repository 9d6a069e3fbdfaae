import type { JsonResponse } from '../http-json.ts';
import type { LooseRecord } from '../loose-json.ts';
import { authorizedRequests, type RequestOptions, type Send } from '../requests/authorized-requests.ts';
import { type TokenStore, tokenProvider } from '../requests/token.ts';
import { errorResponse, requireRecord, upstreamMessage } from '../requests/upstream.ts';
import { HOSTAWAY, isResponseRejection } from './errors.ts';
import { issueToken } from './token.ts';

export interface AccountOptions extends Omit<RequestOptions, 'tokens' | 'isTokenRejection'> {
  accountId: string;
  apiKey: string;
  tokenStore: TokenStore;
}

/** Reads a path below the base URL, query included. Returns the envelope of a successful response. */
export type Get = (path: string) => Promise<LooseRecord>;

/** Requests in the name of the account. */
export function accountRequests(options: AccountOptions): { get: Get; send: Send } {
  const { get, send } = authorizedRequests({
    ...options,
    tokens: (sendOnce) =>
      tokenProvider(options.tokenStore, () => issueToken(sendOnce, options, options.retry), options.retry),
    isTokenRejection: (response, isRead) =>
      isRead ? mayBeTokenRejection(response) : isTokenRejection(response),
  });
  return { get: async (path) => requireSuccess(await get(path)), send };
}

/** Whether the upstream rejects the access token. A 403 has other meanings too, so its message decides. */
export function isTokenRejection({ status, body }: JsonResponse): boolean {
  if (status === 401) return true;
  if (status !== 403 || isResponseRejection(body)) return false;
  return (
    body.kind !== 'json' ||
    /token|expired|denied|unauthori[sz]ed|authenticat|scope/i.test(upstreamMessage(HOSTAWAY, body))
  );
}

/** The same for a read, which is rejected with 403 for no other known reason. */
function mayBeTokenRejection({ status, body }: JsonResponse): boolean {
  return status === 401 || (status === 403 && !isResponseRejection(body));
}

/** The envelope of a successful response. @throws AppError for any other */
export function requireSuccess(response: Pick<JsonResponse, 'status' | 'body'>): LooseRecord {
  const envelope = requireRecord(HOSTAWAY, response);
  if (envelope.status === 'fail') throw errorResponse(HOSTAWAY, response.status, response.body);
  return envelope;
}
