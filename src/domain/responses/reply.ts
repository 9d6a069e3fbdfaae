import { problem } from '../errors.ts';
import type { Channel } from '../listings/channel.ts';
import type { Problem } from '../reasons.ts';
import type { ManagedReview, Reply } from '../reviews/review.ts';

/** A review with everything that determines whether the company can respond to it. */
export interface AnswerableReview extends Omit<ManagedReview, 'canReply' | 'replyBlockedReason'> {
  source: string;
}

/** What determines whether the company can respond to a review. */
export interface Answerable {
  source: string;
  channel: Channel;
  isWithdrawn: boolean;
  /** The channel has a response. */
  isAnswered: boolean;
  /** The review has no text. */
  isWithoutText: boolean;
  reply: Reply | null;
}

/** Our own limit, similar to those of the channels; Hostaway documents none. */
export const MAX_REPLY_LENGTH = 4000;

/** The channels to which Hostaway forwards responses (Hostaway API documentation, "Respond to a review"). */
export const RESPONDABLE_CHANNELS: readonly Channel[] = ['Airbnb', 'Booking.com', 'VRBO'];

/**
 * Why the company cannot respond to a review; null when it can. A rejected response may be sent again.
 *
 * @param account the source of the reviews that can be responded to; null when there is none
 */
export function replyBlockedReason(review: Answerable, account: string | null): Problem | null {
  if (review.isWithdrawn) return problem('reply-withdrawn');
  if (review.reply?.state === 'waiting') return problem('reply-waiting');
  if (review.isAnswered || review.reply?.state === 'sent') return problem('reply-exists');
  if (review.source !== account) return problem('reply-other-account');
  if (!RESPONDABLE_CHANNELS.includes(review.channel)) {
    return problem('reply-channel', { channel: review.channel });
  }
  if (review.channel === 'Booking.com' && review.isWithoutText) {
    return problem('reply-without-text');
  }
  return null;
}

/** A review as managers see it. */
export function toManagedReview(
  { source, ...review }: AnswerableReview,
  account: string | null,
): ManagedReview {
  const { channel, isWithdrawn = false, reply = null, response, reviewText } = review;
  const isWithoutText = reviewText.trim() === '';
  const answerable = {
    source,
    channel,
    isWithdrawn,
    isAnswered: response !== undefined,
    isWithoutText,
    reply,
  };
  const blocked = replyBlockedReason(answerable, account);
  return { ...review, canReply: blocked === null, replyBlockedReason: blocked ?? undefined };
}

/**
 * A response as it is sent and published. HTML tags are removed, as Hostaway does, so that the preview is accurate; so
 * are control characters.
 */
export function replyText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E]/gu, '')
    .replace(/<[/!]?[a-z][^<>]*>|<!--[\s\S]*?-->/gi, '')
    .trim();
}

/** The number of characters of a text, where an emoji counts as one. */
export function replyLength(text: string): number {
  return Array.from(text).length;
}

/** What is wrong with the text of a response; null when nothing is. */
export function replyProblem(text: string): Problem | null {
  if (text === '') return problem('reply-empty');
  const over = replyLength(text) - MAX_REPLY_LENGTH;
  return over > 0 ? problem('reply-too-long', { over }) : null;
}

/** Whether two texts are the same response, apart from tags and white space. */
export function isSameResponse(a: string, b: string): boolean {
  return normalize(a) === normalize(b);
}

function normalize(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize();
}
