import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAX_NOTICE_AGE_HOURS } from '#domain/sources/notice.ts';
import { keyOf, type LooseRecord, parseJson, partOf, recordOf, stringOf } from '../loose-json.ts';
import type { IncomingCall, ReceivedCall, SourceWebhooks } from '../source.ts';
import { parseTimestamp } from '../timestamp.ts';

const MAX_AGE_MS = MAX_NOTICE_AGE_HOURS * 3_600_000;
const EVERYTHING = { listing: null, review: null };

export const hospitableWebhooks: SourceWebhooks = {
  setting: {
    key: 'email',
    label: 'Email address of the primary user',
    help: 'Hospitable signs its calls with the address of the user who owns the account.',
    isSecret: false,
  },
  help: 'In Hospitable, under Apps, Webhooks, add a webhook with this address, and choose reviews and properties.',
  receive,
};

/** Whether a body has this signature, in hexadecimal digits. */
export function isSigned(body: Buffer, signature: string, key: string): boolean {
  const given = Buffer.from(signature, 'hex');
  const expected = createHmac('sha256', key).update(body).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** @param email of the primary user, whose Base64 is the key (https://developer.hospitable.com, Webhooks) */
function receive({ headers, body, now }: IncomingCall, email: string): ReceivedCall {
  const key = Buffer.from(email).toString('base64');
  if (!isSigned(body, String(headers.signature ?? ''), key)) return { kind: 'refused', reason: 'signature' };
  const message = recordOf(parseJson(body.toString()));
  const delivery = message && keyOf(message.id);
  if (!message || !delivery) return { kind: 'refused', reason: 'unreadable' };
  // The signature has no time, but covers this one.
  const created = parseTimestamp(message.created);
  if (created && now.getTime() - created.getTime() > MAX_AGE_MS) return { kind: 'refused', reason: 'old' };
  const subject = subjectOf(stringOf(message.action), partOf(message, 'data'));
  return subject ? { kind: 'notice', delivery, subject } : { kind: 'ignored' };
}

function subjectOf(action: string, data: LooseRecord) {
  switch (action) {
    case 'review.created':
    case 'review.changed': {
      const listing = keyOf(partOf(data, 'property').id);
      return listing === null ? EVERYTHING : { listing, review: keyOf(data.id) };
    }
    case 'property.changed': {
      const listing = keyOf(data.id);
      return listing === null ? null : { listing, review: null };
    }
    // Reviews move to another property or disappear, which only a sync of the account finds.
    case 'property.deleted':
    case 'property.merged':
      return EVERYTHING;
    default:
      return null;
  }
}
