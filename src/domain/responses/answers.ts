import { addMinutes } from '../dates.ts';
import type { Channel } from '../listings/channel.ts';
import type { ResponseState } from '../reviews/review.ts';
import { kindOfSource, type SourceKind } from '../sources/source-kind.ts';

/** The channels to which Hostaway and other systems forward responses (Hostaway API documentation, "Respond to a review"). */
export const RESPONDABLE_CHANNELS = ['Airbnb', 'Booking.com', 'VRBO'] as const satisfies Channel[];
export type RespondableChannel = (typeof RESPONDABLE_CHANNELS)[number];

const isForwarded = (channel: string): channel is RespondableChannel =>
  RESPONDABLE_CHANNELS.some((each) => each === channel);

/** Whether a channel takes responses to the reviews of a source. Google takes them from the owner of a Business Profile only. */
export const takesResponses = (channel: string, source: string): boolean =>
  isForwarded(channel) || (channel === 'Google' && kindOfSource(source) === 'google-business');

/** In how many days after publication each channel accepts a response; null: at any time. */
export type AnswerDays = Record<RespondableChannel, number | null>;
/** A deadline on the day before needs more than one. */
export const MIN_ANSWER_DAYS = 2;
export const MAX_ANSWER_DAYS = 365;

/**
 * Airbnb: 30 days, by several secondary sources. Booking.com: no limit is known. VRBO refuses late responses and does not say
 * when; 14 days are assumed.
 */
export const DEFAULT_ANSWER_DAYS: AnswerDays = { Airbnb: 30, 'Booking.com': null, VRBO: 14 };
/** The channels whose default is only assumed. */
export const ASSUMED_DAYS: readonly Channel[] = ['VRBO'];
/** The channels that check a response before they publish it. */
export const MODERATED_CHANNELS: readonly Channel[] = ['Booking.com'];
/** The channels that take no response to a review without text. */
export const CHANNELS_NEEDING_TEXT: readonly Channel[] = ['Booking.com'];

/**
 * A channel may count from the beginning of the day of publication, in its own time zone, whose clocks may change during the
 * window. So the deadline is this long before the window has passed in days of 24 hours.
 */
const EARLIER_HOURS = 25;

const minutesOf = (days: number) => (days * 24 - EARLIER_HOURS) * 60;

/**
 * Until when a channel certainly accepts a response; null if at any time. Never later than the channel's own deadline: a review
 * is published when it is submitted, or later.
 */
export function answerBy(channel: string, submittedAt: Date, days: AnswerDays): Date | null {
  const window = isForwarded(channel) ? days[channel] : null;
  return window === null ? null : addMinutes(submittedAt, minutesOf(window));
}

/** Which reviews of a channel can still be answered. */
export interface OpenChannel {
  channel: RespondableChannel | 'Google';
  /** Only the reviews of sources of this kind; of all sources if absent. */
  sourceKind?: SourceKind;
  /** Since when they were submitted; null: at any time. */
  since: Date | null;
  needsText: boolean;
  /** The length of the window; null without one. */
  days: number | null;
}

/**
 * Which reviews need an answer: those of the connected account that are published on such a channel, have no response there or
 * here (a refused one is in a list of its own), and were not skipped. The most urgent is first: the earliest day of the deadline
 * (in UTC), then those with a low rating, then those with a question, then the earliest. Without a deadline, the newest comes first.
 */
export function openChannels(days: AnswerDays, now: Date): OpenChannel[] {
  const forwarded = RESPONDABLE_CHANNELS.map((channel): OpenChannel => {
    const window = days[channel];
    return {
      channel,
      since: window === null ? null : addMinutes(now, -minutesOf(window)),
      needsText: CHANNELS_NEEDING_TEXT.includes(channel),
      days: window,
    };
  });
  return [
    ...forwarded,
    { channel: 'Google', sourceKind: 'google-business', since: null, needsText: false, days: null },
  ];
}

/**
 * The lists of the desk: what needs an answer, what waits for approval, what waits to be sent, what was sent, and what was
 * refused, returned or cancelled.
 */
export const ANSWER_STATES = ['open', 'unapproved', 'waiting', 'sent', 'refused'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** The states of responses that are not sent as they are. */
const REFUSED: readonly ResponseState[] = ['refused', 'cancelled', 'returned'];

/** Whether a review can be removed from the lists of what needs an answer and of what was refused. */
export const isSkippable = ({
  canRespond = false,
  writtenResponse,
}: {
  canRespond?: boolean | undefined;
  writtenResponse?: { state: ResponseState } | null | undefined;
}): boolean => canRespond || (writtenResponse ? REFUSED.includes(writtenResponse.state) : false);

/** Each page also reads the rows before it, so the number of pages is limited. */
export const MAX_ANSWERS_OFFSET = 10_000;

/** Whether a text probably asks the company something. */
export const asksQuestion = (text: string): boolean => /[?？؟]/.test(text);

/** Stars below which a rating is low, in tenths: the filters by one and two stars. */
const LOW_TENTHS = 25;
export const isLow = (stars: number | null): boolean => stars !== null && stars * 10 < LOW_TENTHS;
