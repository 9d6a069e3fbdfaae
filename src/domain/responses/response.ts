import { addMinutes } from '../dates.ts';
import { problem } from '../errors.ts';
import type { Channel } from '../listings/channel.ts';
import type { Problem } from '../reasons.ts';
import type { ManagedReview, WrittenResponse } from '../reviews/review.ts';
import { CHANNELS_NEEDING_TEXT, takesResponses } from './answers.ts';
import { unfilledVariable } from './template.ts';

/** A review with everything that determines whether the company can respond to it. */
export type RespondableReview = Omit<ManagedReview, 'canRespond' | 'responseBlockedReason'>;

/** What determines whether the company can respond to a review. */
export interface Respondable {
  source: string;
  channel: Channel;
  isWithdrawn: boolean;
  /** The channel has a response. */
  hasResponse: boolean;
  /** The review has no text. */
  isWithoutText: boolean;
  writtenResponse: Pick<WrittenResponse, 'state' | 'by'> | null;
}

/** Our own limit, larger than those of the channels; sources document none. */
export const MAX_RESPONSE_LENGTH = 4000;

/** Lengths that channels are said to accept. None is confirmed by a channel or source, so a longer text only warns. */
const ASSUMED_LENGTHS: Partial<Record<Channel, number>> = { Airbnb: 1000 };

/** The length that a channel probably accepts; null if none is known besides our own. */
export function assumedLength(channel: string): number | null {
  return ASSUMED_LENGTHS[channel as Channel] ?? null;
}

/**
 * Why the company cannot respond to a review; null when it can. A rejected response may be sent again.
 *
 * @param sources the sources of the reviews that can be responded to
 */
export function responseBlockedReason(review: Respondable, sources: readonly string[]): Problem | null {
  if (review.isWithdrawn) return problem('response-withdrawn');
  if (review.writtenResponse?.state === 'waiting') {
    const { by } = review.writtenResponse;
    return problem(sources.includes(review.source) ? 'response-waiting' : 'response-source-away', { by });
  }
  if (review.writtenResponse?.state === 'unapproved') {
    return problem('response-unapproved', { by: review.writtenResponse.by });
  }
  if (review.hasResponse || review.writtenResponse?.state === 'sent') return problem('response-exists');
  if (!sources.includes(review.source)) return problem('response-other-account');
  if (!takesResponses(review.channel, review.source)) {
    return problem('response-channel', { channel: review.channel });
  }
  if (CHANNELS_NEEDING_TEXT.includes(review.channel) && review.isWithoutText) {
    return problem('response-without-text');
  }
  return null;
}

/** A review as managers see it. */
export function toManagedReview(review: RespondableReview, sources: readonly string[]): ManagedReview {
  const { source, channel, isWithdrawn = false, writtenResponse = null, response, reviewText } = review;
  const isWithoutText = reviewText.trim() === '';
  const respondable = {
    source,
    channel,
    isWithdrawn,
    hasResponse: response !== undefined,
    isWithoutText,
    writtenResponse,
  };
  const blocked = responseBlockedReason(respondable, sources);
  const isHeld = blocked?.reason === 'response-source-away';
  return {
    ...review,
    ...(writtenResponse && { writtenResponse: { ...writtenResponse, ...(isHeld && { isHeld }) } }),
    canRespond: blocked === null,
    responseBlockedReason: blocked ?? undefined,
  };
}

/**
 * A response as it is sent and published. HTML tags are removed, as sources do, so that the preview is accurate; so
 * are control characters.
 */
export function responseText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E]/gu, '')
    .replace(/<[/!]?[a-z][^<>]*>|<!--[\s\S]*?-->/gi, '')
    .trim();
}

/** The number of characters of a text, where an emoji counts as one. */
export const responseLength = (text: string): number => Array.from(text).length;

/** What is wrong with the text of a response; null when nothing is. */
export function responseProblem(text: string): Problem | null {
  if (text === '') return problem('response-empty');
  const over = responseLength(text) - MAX_RESPONSE_LENGTH;
  if (over > 0) return problem('response-too-long', { over });
  const variable = unfilledVariable(text);
  return variable === null ? null : problem('response-variable', { variable });
}

/** How far ahead a response can be written. */
export const MAX_SEND_AHEAD_DAYS = 30;

/** What is wrong with the time at which a response is sent; null when nothing is. A past one means at once. */
export function sendTimeProblem(sendAt: Date, now: Date): Problem | null {
  const days = MAX_SEND_AHEAD_DAYS;
  return sendAt > addMinutes(now, days * 1440) ? problem('response-sent-too-late', { days }) : null;
}

/** Whether two texts are the same response, apart from tags and white space. */
export const isSameResponse = (a: string, b: string): boolean => normalize(a) === normalize(b);

function normalize(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize();
}
