import { systemActor } from '#domain/accounts/actor.ts';
import { mayReceive, type Occurrence } from '#domain/notifications/notification.ts';
import { openChannels } from '#domain/responses/answers.ts';
import { defaultSourceName } from '#domain/sources/source-kind.ts';
import type { Clock, Configured, Sources, Stored } from '../context.ts';
import { sourcesThatCan } from '../sources/source-accounts.ts';
import { notify } from './notify.ts';

/** How long before its deadline people are notified of a review. */
const NEAR_HOURS = 72;
/** So many failures in a row are no accident. */
const FAILURES = 3;

type Needs = Stored & Clock & Configured & Sources;

/** Notifies people of what no event reports, each review and each series of failures once. Called by the scheduler. */
export async function notifyByClock(context: Needs): Promise<void> {
  await notifyOfDeadlines(context);
  await notifyOfFailingSyncs(context);
}

/**
 * The assignee of a review, if it is someone who can respond, or else everyone who can, before its channel takes no response
 * any more.
 */
async function notifyOfDeadlines(context: Needs): Promise<void> {
  const sources = sourcesThatCan(context, 'respond');
  if (sources.length === 0) return;
  const { storage, settings, now } = context;
  const channels = openChannels(settings.values.answerDays, now());
  const near = await storage.answers.listNear({ sources, channels }, NEAR_HOURS);
  if (near.length === 0) return;
  await storage.transact(async (tx) => {
    const marked = new Set(
      await tx.notifications.mark(
        'deadline',
        near.map(({ id }) => id),
      ),
    );
    const added = near.filter(({ id }) => marked.has(id));
    const people = await tx.notifications.recipients();
    const responderOf = ({ assignee, listingId }: (typeof near)[number]) =>
      people.find((each) => each.username === assignee && mayReceive(each, 'deadline', listingId))?.username;
    const occurrences = [...Map.groupBy(added, responderOf)].map(
      ([responder, reviews]): Occurrence => ({
        kind: 'deadline',
        to: responder === undefined ? null : [responder],
        by: systemActor,
        reviews: reviews.map(({ id, listingId }) => ({ listingId, count: 1, ids: [id] })),
        data: {},
      }),
    );
    await notify(tx, occurrences);
  });
}

async function notifyOfFailingSyncs({ storage, sources }: Stored & Sources): Promise<void> {
  // Paused and removed accounts are not synced any more.
  const names = new Map(sources.list().map(({ id, name }) => [id, name]));
  const failing = (await storage.syncs.listFailing(FAILURES)).filter(({ source }) => names.has(source));
  if (failing.length === 0) return;
  await storage.transact(async (tx) => {
    const added = await tx.notifications.mark(
      'sync-failing',
      failing.map(({ firstRun }) => firstRun),
    );
    const occurrences = failing
      .filter(({ firstRun }) => added.includes(firstRun))
      .map(({ source }): Occurrence => {
        const data = { text: names.get(source) ?? defaultSourceName(source) };
        return { kind: 'sync-failing', to: null, by: systemActor, reviews: [], data };
      });
    await notify(tx, occurrences);
  });
}
