import { CHANGED_ON_CHANNEL, type Decision, decide, revoke } from '#domain/decisions/approval.ts';
import { OFFERED_REASONS } from '#domain/decisions/decision-reason.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Channel } from '#domain/listings/channel.ts';
import { approvalBlockedReason, type ChannelRights, channelEntry } from '#domain/listings/channel-rights.ts';
import { takesResponses } from '#domain/responses/answers.ts';
import { type ReviewContent, revisionOf } from '#domain/reviews/revision.ts';
import type { DemoHistory } from '#storage/demo/demo-data.ts';
import { addDemoPeople } from '../accounts/users.ts';
import type { Clock, Logs, Sources, Stored } from '../context.ts';

/** A review that the demo's managers can decide about. */
export interface DemoReview extends ReviewContent {
  id: ReviewId;
  upstreamId: string;
  channel: Channel;
  submittedAt: Date;
  /** The company's response. */
  response: string | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The company started to use the product a year before its newest review and first decided about the older ones. */
const YEAR = 365 * DAY;
const BACKLOG = 45 * DAY;

/** Invented managers with their share of the decisions. `addDemoPeople` gives them accounts. */
const MANAGERS = [
  ['ingrid.solheim', 0.5],
  ['mateo.rivas', 0.8],
  ['priya.nair', 1],
] as const;

/** Most of the newest reviews are pending, and fewer of the older ones. */
const PENDING_SHARES = [
  [40, 0.8],
  [100, 0.55],
  [150, 0.3],
] as const;
/** Of the reviews of the last year. */
const DISAPPROVED_SHARE = 0.045;
const CHANGED_SHARE = 0.025;

/**
 * Gives the demo's reviews the history of a company that has worked with the product for a year, once. Keeps the decisions
 * that were made before it is added, and does nothing with real data. Adds the demo's people too.
 */
export async function addDemoHistory(context: Stored & Clock & Logs & Sources): Promise<void> {
  const { storage, defaultSource, now, log } = context;
  if (defaultSource !== 'demo') return;
  await addDemoPeople(context);
  const rights = await storage.channels.rights();
  const names = MANAGERS.map(([name]) => name);
  const count = await storage.transact(async (tx) => {
    const history = demoHistory(await tx.demoData.undecidedReviews(names), rights, now());
    if (history.decisions.length > 0) await tx.demoData.storeHistory(history);
    return history.decisions.length;
  });
  if (count > 0) log.info({ decisions: count }, 'the demo’s invented decisions were added');
}

/**
 * Invents decisions between each review's submission and `now`. They are random but derive from upstream ids, so the same
 * reviews always get the same history.
 */
export function demoHistory(
  reviews: readonly DemoReview[],
  rights: ReadonlyMap<Channel, ChannelRights>,
  now: Date,
): DemoHistory {
  const newestFirst = reviews.toSorted((a, b) => b.submittedAt.getTime() - a.submittedAt.getTime());
  const start = (newestFirst[0]?.submittedAt.getTime() ?? 0) - YEAR;
  const recent = newestFirst.filter(({ submittedAt }) => submittedAt.getTime() > start).length;
  const history: DemoHistory = { decisions: [], reviews: [], responses: [] };
  newestFirst.forEach((review, rank) => {
    const submitted = review.submittedAt.getTime();
    const response = rank < recent ? responseTo(review) : null;
    if (response && response.at <= now) history.responses.push(response);
    const backlog = (rank - recent) / (newestFirst.length - recent);
    const read = rank < recent ? submitted : start + BACKLOG * backlog;
    const isHidden = approvalBlockedReason(channelEntry(review.channel, rights.get(review.channel))) !== null;
    if (isHidden || draw(review, 'pending') < (PENDING_SHARES.find(([newest]) => rank < newest)?.[1] ?? 0))
      return;
    const decisions = decisionsOf(review, read).filter(({ at }) => at <= now);
    const last = decisions.at(-1);
    if (!last) return;
    const revision =
      last.cause === 'sync'
        ? revisionOf(earlierContent(review), { text: review.text, tenths: review.tenths })
        : null;
    history.decisions.push(...decisions);
    history.reviews.push({ id: review.id, decision: last.to, revision });
  });
  history.decisions.sort((a, b) => a.at.getTime() - b.at.getTime());
  return history;
}

function managerOf(review: DemoReview, purpose: string): string {
  return MANAGERS.find(([, upTo]) => draw(review, purpose) < upTo)?.[0] ?? MANAGERS[0][0];
}

/** An approval some days after a manager could read the review, and for a few recent reviews the decision that ended it. */
function decisionsOf(review: DemoReview, read: number): (Decision & { at: Date })[] {
  const approvedAt = workingTime(review, 'approve', read + (1 + 3 * draw(review, 'days')) * DAY);
  const approval = decide({ id: review.id, decision: 'none' }, true, managerOf(review, 'approve'));
  if (!approval) return [];
  const decisions = [{ ...approval, at: approvedAt }];
  const isFromBacklog = read > review.submittedAt.getTime();
  if (isFromBacklog) return decisions;
  const end = draw(review, 'end');
  if (end < DISAPPROVED_SHARE) {
    const reason = OFFERED_REASONS[Math.floor(draw(review, 'reason') * OFFERED_REASONS.length)] ?? null;
    const disapproval = decide(
      { id: review.id, decision: 'approved' },
      false,
      managerOf(review, 'disapprove'),
      reason,
    );
    const at = workingTime(
      review,
      'disapprove',
      approvedAt.getTime() + (1 + 9 * draw(review, 'later')) * DAY,
    );
    if (disapproval) decisions.push({ ...disapproval, at });
  } else if (end < DISAPPROVED_SHARE + CHANGED_SHARE && earlierContent(review).text !== review.text) {
    const at = new Date(approvedAt.getTime() + (2 + 20 * draw(review, 'later')) * DAY);
    const revoked = revoke({ id: review.id, decision: 'approved' }, CHANGED_ON_CHANNEL);
    if (revoked) decisions.push({ ...revoked, at });
  }
  return decisions;
}

/** The response of a review as one that was sent from here, within two days or so. */
function responseTo(review: DemoReview): DemoHistory['responses'][number] | null {
  if (review.response === null || !takesResponses(review.channel, 'demo')) return null;
  const read = review.submittedAt.getTime() + 2 * draw(review, 'respond') * DAY;
  const at = workingTime(review, 'respond', read);
  return {
    id: review.id,
    by: managerOf(review, 'responded by'),
    text: review.response,
    at: at < review.submittedAt ? new Date(at.getTime() + DAY) : at,
  };
}

/** What a guest wrote before adding the last of at least three sentences. */
function earlierContent({ text, tenths }: DemoReview): ReviewContent {
  const sentences = text.split(/(?<=[.!?])\s+/);
  return { text: sentences.length < 3 ? text : sentences.slice(0, -1).join(' '), tenths };
}

/** On the day of `time`, or the Monday after it, between 8:00 and 17:00 UTC. */
function workingTime(review: DemoReview, purpose: string, time: number): Date {
  const day = Math.floor(time / DAY) * DAY;
  const weekday = new Date(day).getUTCDay();
  const daysOff = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(day + daysOff * DAY + Math.floor((8 + 9 * draw(review, `${purpose} at`)) * 3600) * 1000);
}

/** From 0 to 1, excluding 1, the same for the same review and purpose (FNV-1a). */
function draw({ upstreamId }: DemoReview, purpose: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${purpose} ${upstreamId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The last characters change only the low bits, so these are mixed into the high ones.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
