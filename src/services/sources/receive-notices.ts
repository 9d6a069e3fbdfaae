import type { IncomingCall, ReceivedCall } from '#connectors/source.ts';
import { AppError } from '#domain/errors.ts';
import type { RefusedCall } from '#domain/sources/notice.ts';
import type { SourceAccount } from '#domain/sources/source-account.ts';
import type { Clock, Limits, Sources, Stored } from '../context.ts';
import { countAddress, waitOfAddress } from '../rate-limits.ts';

/** Calls with a wrong token from one address in a minute, after which such calls are not answered any more. */
const MAX_REFUSED = 30;

export interface CallAtAddress {
  source: string;
  token: string;
  /** The network address of the caller. */
  from: string;
  headers: IncomingCall['headers'];
  /** Called once the token is right. Null for a body that is too large. */
  readBody(): Promise<Buffer | null>;
}

/**
 * Accepts a call of a source about changes, which are then read in the background: it is stored before this returns, once.
 * A call that is refused runs no query; the refusal is stored later.
 *
 * @returns whether something is read because of it
 * @throws not-found for a wrong token and for a source that is paused or removed; unauthenticated, too-large, invalid or
 *   rate-limited for a call that is not accepted
 */
export async function receiveNotice(
  context: Stored & Sources & Limits & Clock,
  call: CallAtAddress,
): Promise<boolean> {
  const { storage, refusedCalls, newRefusals, now } = context;
  const account = findAccount(context, call);
  if (!account?.webhook) {
    // A right token cannot be guessed, and a source may call for others from the same address.
    const wait = waitOfAddress(refusedCalls, call.from, MAX_REFUSED);
    if (wait !== null) throw new AppError('too-many-refused-calls', {}, { retryAfterSeconds: wait });
    countAddress(refusedCalls, call.from);
    throw new AppError('unknown-address');
  }
  const body = await call.readBody();
  const received: ReceivedCall =
    body === null
      ? { kind: 'refused', reason: 'too-large' }
      : verify(context, account, { headers: call.headers, body, now: now() });
  switch (received.kind) {
    case 'refused':
      newRefusals.set(account.id, received.reason);
      throw refusal(received.reason);
    case 'ignored':
      return false;
    case 'notice': {
      const { address } = account.webhook;
      return storage.transact((tx) => tx.notices.insert(account.id, address, received));
    }
  }
}

/** The account at an address, unless it is paused. */
function findAccount(
  { sources, addressTokens }: Sources,
  { source, token }: Pick<CallAtAddress, 'source' | 'token'>,
): SourceAccount | undefined {
  const account = sources.accounts().find(({ id, isPaused }) => id === source && !isPaused);
  const address = account?.webhook?.address;
  return address !== undefined && addressTokens.isValid(token, source, address) ? account : undefined;
}

function verify(
  { sources, sourceSettings }: Sources,
  { kind, webhook }: SourceAccount,
  call: IncomingCall,
): ReceivedCall {
  const secret = webhook && sourceSettings.open(webhook.sealedSecret);
  const received = secret === null ? undefined : sources.definitions[kind].webhooks?.receive(call, secret);
  return received ?? { kind: 'refused', reason: 'signature' };
}

/** It is shown with its source, so it is not recorded as an event. */
function refusal(reason: RefusedCall): AppError {
  return new AppError(`call-${reason}`, {}, { isRecorded: true });
}
