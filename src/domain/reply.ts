import type { Channel } from './channel.ts';
import type { Review } from './review.ts';

/**
 * Where the company's response to a review stands: on its way, taken by the channel, refused in the upstream's words,
 * or overtaken by something that makes it impossible.
 */
export type ReplyState = 'waiting' | 'sent' | 'refused' | 'impossible';

/** A response that a manager wrote here. */
export interface Reply {
  state: ReplyState;
  text: string;
  /** Why it was refused or is impossible; null otherwise. */
  words: string | null;
}

/** A review with what decides whether the company can respond to it. */
export interface AnswerableReview extends Review {
  /** Under which name its upstream is kept. */
  source: string;
  /** It is no longer published at its channel. */
  isWithdrawn: boolean;
  reply: Reply | null;
}

/** What decides whether a review can be answered. */
export interface Answerable {
  source: string;
  channel: Channel;
  isWithdrawn: boolean;
  /** The channel has a response to it. */
  isAnswered: boolean;
  /** The guest only rated. */
  isWordless: boolean;
  reply: Reply | null;
}

/** A review as managers see it. Nothing of what it adds may reach the public. */
export interface ManagedReview extends Review {
  reply: Reply | null;
  /** Why no response can be written now; null when one can. */
  whyNot: string | null;
  /** It is no longer published at its channel, and so in no list. */
  isWithdrawn: boolean;
}

/** Hostaway documents no limit for a response; this one is ours, and the channels' own are about as long. */
export const LONGEST_REPLY = 4000;

/** Channels that Hostaway hands responses on to (Hostaway API documentation, "Respond to a review"). */
const ANSWERING_CHANNELS: readonly Channel[] = ['Airbnb', 'Booking.com', 'VRBO'];

/**
 * Why no response can be written to a review, as a sentence; null when one can. A refused one may be tried again.
 *
 * @param account the source of reviews that responses can be sent for; null when there is none
 */
export function whyNoAnswer(review: Answerable, account: string | null): string | null {
  if (review.isWithdrawn) return 'This review is no longer published at its channel.';
  if (review.reply?.state === 'waiting') return 'A response is already on its way.';
  if (review.isAnswered || review.reply?.state === 'sent') return ALREADY_ANSWERED;
  if (review.source !== account)
    return 'This review did not come from the Hostaway account that is connected.';
  if (!ANSWERING_CHANNELS.includes(review.channel)) {
    return `Hostaway passes responses on to Airbnb, Booking.com and VRBO, not to ${review.channel}.`;
  }
  if (review.channel === 'Booking.com' && review.isWordless) {
    return 'Booking.com takes no response to a review without words.';
  }
  return null;
}

/** The same of a review that was read. */
export function whyNoReply(review: AnswerableReview, account: string | null): string | null {
  const isWordless = review.reviewText.trim() === '';
  return whyNoAnswer({ ...review, isAnswered: review.response !== null, isWordless }, account);
}

/** A review as managers see it, without what only decides. */
export function managed(review: AnswerableReview, account: string | null): ManagedReview {
  const { source, ...seen } = review;
  return { ...seen, whyNot: whyNoReply(review, account) };
}

export const ALREADY_ANSWERED = 'The company has already responded to this review.';

/**
 * A response as it is sent and as the public will read it: Hostaway removes HTML tags, so they are gone before anybody
 * looks at the preview. Line breaks are kept, control characters are not.
 */
export function replyText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E]/gu, '')
    .replace(/<[/!]?[a-z][^<>]*>|<!--[\s\S]*?-->/gi, '')
    .trim();
}

/** How many characters a text has, as people count them. */
export function replyLength(text: string): number {
  return Array.from(text).length;
}

/** What is wrong with a response that `replyText` has made; null when nothing is. */
export function objectionToReply(text: string): string | null {
  if (text === '') return 'The response has no words.';
  const over = replyLength(text) - LONGEST_REPLY;
  return over > 0 ? `The response is ${over} characters longer than the ${LONGEST_REPLY} that fit.` : null;
}

/** Whether two texts are one response to a reader: tags and white space do not count. */
export function isSameResponse(a: string, b: string): boolean {
  return folded(a) === folded(b);
}

function folded(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize();
}
