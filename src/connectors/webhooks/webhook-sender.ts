import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type BlockList, isIP } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { Attempt, DeliveryError, WebhookFormat } from '#domain/webhooks/webhook.ts';
import { FORBIDDEN_ADDRESS, isPublicAddress, literalAddress, lookupAllowed } from '../public-address.ts';
import { retryAfter } from '../retry-after.ts';

interface OutgoingMessage {
  url: string;
  format: WebhookFormat;
  /** The same for every attempt, so that a receiver recognizes a message that it has. */
  messageId: string;
  body: string;
  /** Each signs: during a rotation there are two. Messages to a chat are not signed. */
  secrets: readonly string[];
}

/** Makes one attempt to deliver a message. Never rejects. */
export type SendWebhook = (message: OutgoingMessage, signal: AbortSignal) => Promise<Attempt>;

interface WebhookSenderOptions {
  /** Private addresses that are allowed, also without https. */
  privateNetworks: BlockList;
  version: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
/** More of a response is not read. */
const MAX_RESPONSE_BYTES = 64 * 1024;

/** The names of errors in the text of Slack's responses, https://api.slack.com/changelog/2016-05-17-changes-to-errors-for-incoming-webhooks */
const SLACK_ERRORS: Record<string, DeliveryError> = {
  invalid_payload: 'invalid-payload',
  invalid_blocks: 'invalid-payload',
  no_text: 'invalid-payload',
  no_service: 'no-service',
  no_service_id: 'no-service',
  no_team: 'no-service',
  team_disabled: 'no-service',
  channel_not_found: 'channel-not-found',
  channel_is_archived: 'channel-archived',
  action_prohibited: 'action-prohibited',
};

/**
 * Sends messages signed by the Standard Webhooks specification 1.0.0. It connects to the address that it has checked, and
 * does not follow redirects.
 */
export function webhookSender({
  privateNetworks,
  version,
  timeoutMs = TIMEOUT_MS,
}: WebhookSenderOptions): SendWebhook {
  const isListed = (address: string) => privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  /** @throws for an address that is private and not listed, or reached without https */
  function post({ url, format, messageId, body, secrets }: OutgoingMessage, signal: AbortSignal) {
    const address = new URL(url);
    const isSecure = address.protocol === 'https:';
    const isAllowed = (ip: string) => isListed(ip) || (isSecure && isPublicAddress(ip));
    const literal = literalAddress(address);
    if (literal !== null && !isAllowed(literal))
      throw Object.assign(new Error(), { code: FORBIDDEN_ADDRESS });
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': `Flex-Living-Reviews/${version}`,
      ...(format === 'standard' && {
        'webhook-id': messageId,
        'webhook-timestamp': Math.floor(now.getTime() / 1000),
        'webhook-signature': secrets
          .map((secret) => new Webhook(secret).sign(messageId, now, body))
          .join(' '),
      }),
    };
    const request = isSecure ? requestHttps : requestHttp;
    return new Promise<Attempt>((resolve, reject) => {
      request(
        address,
        { method: 'POST', headers, signal, lookup: lookupAllowed(isAllowed), agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          let bytes = 0;
          response.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes > MAX_RESPONSE_BYTES) response.destroy();
            else if (format === 'slack') chunks.push(chunk);
          });
          response.on('error', () => {});
          const attempt = attemptOf(response);
          // The status is all that counts, but Slack names its errors.
          if (format !== 'slack' || attempt.error !== 'status') resolve(attempt);
          else response.on('close', () => resolve(named(attempt, Buffer.concat(chunks))));
        },
      )
        .on('error', reject)
        .end(body);
    });
  }

  return async (message, signal) => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      return await post(message, limited);
    } catch (error) {
      return { status: null, error: limited.aborted ? 'timeout' : errorOf(error) };
    }
  };
}

function attemptOf({ statusCode: status = 0, headers }: IncomingMessage): Attempt {
  if (status >= 200 && status < 300) return { status, error: null };
  const isRedirect = status >= 300 && status < 400;
  const wait = retryAfter(new Headers({ 'retry-after': headers['retry-after'] ?? '' }), Date.now());
  return {
    status,
    error: isRedirect ? 'redirected' : 'status',
    ...(wait !== null && { retryAfterSeconds: wait / 1000 }),
  };
}

function named(attempt: Attempt & { error: DeliveryError }, body: Buffer): Attempt {
  return { ...attempt, error: SLACK_ERRORS[body.toString().trim()] ?? attempt.error };
}

function errorOf(error: unknown): DeliveryError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === FORBIDDEN_ADDRESS) return 'forbidden-address';
  return /CERT|SSL|TLS|SELF_SIGNED|SIGNATURE/.test(code) ? 'certificate' : 'unreachable';
}
