import type { Decision } from '#domain/decisions/approval.ts';
import { AppError } from '#domain/errors.ts';
import type { EventActor, NewEvent } from '#domain/events/event.ts';
import { apiTokenReaders, apiTokenWriters } from './accounts/api-tokens.ts';
import { linkReaders, linkWriters } from './accounts/links.ts';
import { signInFailureReaders, signInFailureWriters } from './accounts/sign-in-failures.ts';
import { backUp } from './backup/back-up.ts';
import { checkBackup } from './backup/check.ts';
import type { RowCounts } from './backup/format.ts';
import { lastBackupReaders, lastBackupWriters } from './backup/last-backups.ts';
import { type Restored, type RestoreOptions, restore } from './backup/restore.ts';
import { countDifferences, recountReviews } from './counts/differences.ts';
import { dailyUsageReaders, dailyUsageWriters } from './daily-usage.ts';
import { type Bound, bind } from './database/bind.ts';
import type { Database } from './database/database.ts';
import { repeatAfterDeadlock } from './database/deadlock.ts';
import { acquire } from './database/named-lock.ts';
import { createPing } from './database/ping.ts';
import type { Replica } from './database/replica.ts';
import { exclusively, isHeld, type LockName } from './database/shared-lock.ts';
import { applyDecision } from './decisions/approvals.ts';
import { batchReaders, batchWriters } from './decisions/batches.ts';
import { decisionReaders, decisionWriters } from './decisions/decisions.ts';
import { deleteDemoData, demoDataWriters } from './demo/demo-data.ts';
import { activityLogReaders } from './events/activity-log.ts';
import type { Changes } from './events/changes.ts';
import { eventWriters } from './events/events.ts';
import { guestReaders, guestWriters } from './guests/guests.ts';
import { insightReaders } from './insights/insights.ts';
import { targetReaders, targetWriters } from './insights/targets.ts';
import { assignmentReaders, assignmentWriters } from './listings/assignments.ts';
import { channelReaders, channelWriters } from './listings/channels.ts';
import { listingGroupReaders, listingGroupWriters } from './listings/groups.ts';
import { listingReaders, listingWriters } from './listings/listings.ts';
import { accountEventReaders, accountEventWriters } from './mail/account-events.ts';
import { addressReaders, addressWriters } from './mail/addresses.ts';
import { mailReaders, mailWriters } from './mail/mails.ts';
import { indexSearchTexts, rollUpCounts, vacuumQueues } from './maintenance.ts';
import { alertReaders, alertWriters } from './notifications/alerts.ts';
import { notificationMailReaders, notificationMailWriters } from './notifications/mails.ts';
import { notificationReaders, notificationWriters } from './notifications/notifications.ts';
import { occurrenceReaders, occurrenceWriters } from './notifications/occurrences.ts';
import { recipientReaders, recipientWriters } from './notifications/recipients.ts';
import { reportReaders, reportWriters } from './reports/reports.ts';
import { reportScheduleReaders, reportScheduleWriters } from './reports/schedules.ts';
import { answerReaders, answerWriters } from './responses/answers.ts';
import { draftReaders, draftWriters } from './responses/drafts.ts';
import { responseReaders, responseWriters } from './responses/responses.ts';
import { templateReaders, templateWriters } from './responses/templates.ts';
import { importReaders, importWriters } from './reviews/imports.ts';
import { noteReaders, noteWriters } from './reviews/notes.ts';
import { reviewReaders, reviewWriters } from './reviews/reviews.ts';
import { translationReaders, translationWriters } from './reviews/translations.ts';
import { viewReaders, viewWriters } from './reviews/views.ts';
import { matchReaders, matchWriters } from './rules/matches.ts';
import { ruleReaders, ruleWriters } from './rules/rules.ts';
import { settingReaders, settingWriters } from './settings/settings.ts';
import { fetchedReviewReaders, fetchedReviewWriters } from './sources/fetched-reviews.ts';
import { importMappingReaders, importMappingWriters } from './sources/import-mappings.ts';
import { noticeReaders, noticeWriters } from './sources/notices.ts';
import { quarantinedRowReaders, quarantinedRowWriters } from './sources/quarantined-rows.ts';
import { sourceAccountReaders, sourceAccountWriters } from './sources/source-accounts.ts';
import { syncReaders, syncWriters } from './sources/syncs.ts';
import type { Db } from './tables.ts';
import { countComplaints } from './tasks/complaints.ts';
import { sentTaskReaders, sentTaskWriters } from './tasks/sent-tasks.ts';
import { taskReaders, taskWriters } from './tasks/tasks.ts';
import { deliveryReaders, deliveryWriters } from './webhooks/deliveries.ts';
import { webhookReaders, webhookWriters } from './webhooks/webhooks.ts';

/** The queries of each noun: those that read, and those that write. */
const NOUNS = {
  accountEvents: [accountEventReaders, accountEventWriters],
  activityLog: [activityLogReaders, {}],
  addresses: [addressReaders, addressWriters],
  alerts: [alertReaders, alertWriters],
  answers: [answerReaders, answerWriters],
  apiTokens: [apiTokenReaders, apiTokenWriters],
  assignments: [assignmentReaders, assignmentWriters],
  batches: [batchReaders, batchWriters],
  channels: [channelReaders, channelWriters],
  counts: [{}, { differences: countDifferences, rollUp: rollUpCounts, rebuild: recountReviews }],
  dailyUsage: [dailyUsageReaders, dailyUsageWriters],
  decisions: [decisionReaders, decisionWriters],
  deliveries: [deliveryReaders, deliveryWriters],
  demoData: [{}, demoDataWriters],
  drafts: [draftReaders, draftWriters],
  events: [{}, eventWriters],
  fetchedReviews: [fetchedReviewReaders, fetchedReviewWriters],
  guests: [guestReaders, guestWriters],
  importMappings: [importMappingReaders, importMappingWriters],
  imports: [importReaders, importWriters],
  insights: [insightReaders, {}],
  lastBackups: [lastBackupReaders, lastBackupWriters],
  links: [linkReaders, linkWriters],
  listingGroups: [listingGroupReaders, listingGroupWriters],
  listings: [listingReaders, listingWriters],
  locks: [{}, { acquire }],
  mails: [mailReaders, mailWriters],
  notes: [noteReaders, noteWriters],
  notices: [noticeReaders, noticeWriters],
  notifications: [
    { ...notificationReaders, ...notificationMailReaders, ...occurrenceReaders, ...recipientReaders },
    { ...notificationWriters, ...notificationMailWriters, ...occurrenceWriters, ...recipientWriters },
  ],
  quarantinedRows: [quarantinedRowReaders, quarantinedRowWriters],
  reportSchedules: [reportScheduleReaders, reportScheduleWriters],
  reports: [reportReaders, reportWriters],
  responses: [responseReaders, responseWriters],
  reviews: [reviewReaders, reviewWriters],
  rules: [
    { ...ruleReaders, ...matchReaders },
    { ...ruleWriters, ...matchWriters },
  ],
  searchIndex: [{}, { update: indexSearchTexts }],
  settings: [settingReaders, settingWriters],
  signInFailures: [signInFailureReaders, signInFailureWriters],
  sourceAccounts: [sourceAccountReaders, sourceAccountWriters],
  syncs: [syncReaders, syncWriters],
  targets: [targetReaders, targetWriters],
  tasks: [
    { ...taskReaders, ...sentTaskReaders, countComplaints },
    { ...taskWriters, ...sentTaskWriters },
  ],
  templates: [templateReaders, templateWriters],
  translations: [translationReaders, translationWriters],
  views: [viewReaders, viewWriters],
  webhooks: [webhookReaders, webhookWriters],
} satisfies Record<string, [readers: object, writers: object]>;

type Nouns = typeof NOUNS;

const READERS = ofNouns(([readers]) => readers) as { [Noun in keyof Nouns]: Nouns[Noun][0] };
/** A transaction also reads. */
const TRANSACTION = ofNouns(([readers, writers]) => ({ ...readers, ...writers })) as {
  [Noun in keyof Nouns]: Nouns[Noun][0] & Nouns[Noun][1];
};

function ofNouns(choose: (queries: [object, object]) => object): Record<string, object> {
  return Object.fromEntries(Object.entries(NOUNS).map(([noun, queries]) => [noun, choose(queries)]));
}

/** Queries that cannot write, by noun. */
export type Readers = Bound<typeof READERS>;
/** Queries of a transaction, by noun: those of `Readers` and those that write. */
export type Transaction = Bound<typeof TRANSACTION>;

/** The database as services see it. Its own queries only read; a transaction writes. */
export interface Storage extends Readers {
  readonly hasReplica: boolean;
  /**
   * Readers of the replica, whose rows may be as old as the lag limit; a read that fails there is repeated on the
   * primary. Null when there is no replica or it lags.
   */
  replicaReaders(): Readers | null;
  /**
   * Runs `work` in one transaction and rolls it back when it throws. When the promise resolves, the subscribers to
   * changes in this process have been notified.
   *
   * After a deadlock `work` runs again in a new transaction, so it may change nothing outside it.
   */
  transact<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** The same on a connection whose statements have no time limit. There are few such connections. */
  transactLong<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** The same for work that must not run again, such as sending something. */
  transactOnce<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Applies a decision if its review still has the version that was read, and notifies subscribers like `transact`.
   *
   * @param origin who decides, and the id of the batch that it belongs to
   * @returns when it was made; null, and changes nothing, when the review has changed since
   */
  applyDecision(
    decision: Decision,
    version: string,
    origin: { actor: EventActor; batch: string | null },
  ): Promise<Date | null>;
  /**
   * Runs `work` while holding a lock that all processes on this database share. It does not wait for the lock.
   *
   * @returns null when another process holds the lock
   */
  exclusively<Result>(lock: LockName, work: () => Promise<Result>): Promise<{ result: Result } | null>;
  /** Frees the space of rows that were deleted from queues. */
  vacuumQueues(): Promise<void>;
  /** Deletes the demo's data; see `demo-data.ts`. The role of the running product may not delete decisions. */
  deleteDemoData(): Promise<number>;
  /** Whether a process holds the lock. */
  isHeld(lock: LockName): Promise<boolean>;
  /**
   * A consistent snapshot of the database as the text of a backup.
   *
   * @param version of the product
   * @param onEnd called at the end with the number of rows of each table
   */
  backUp(version: string, onEnd: (rows: RowCounts) => void): AsyncIterable<Buffer>;
  /** Checks the structure of a backup; see `backup/check.ts`. */
  checkBackup(parts: AsyncIterable<Buffer>): Promise<void>;
  /** Replaces all data by a backup; see `backup/restore.ts`. */
  restore(parts: AsyncIterable<Buffer>, options: RestoreOptions): Promise<Restored>;
  /** Resolves when the database responds and can save; rejects when it does not respond within a second and a half. */
  ping(): Promise<void>;
}

export function createStorage(
  { db, direct, directDb, owner, ownerDb }: Database,
  changes: Pick<Changes, 'publish'>,
  replica: Replica | null = null,
  /** Whether the disk of the embedded database is full; that of another is not known. */
  hasFullDisk: () => Promise<boolean> = async () => false,
  /** Called after the commit for each event that `events.insert` has recorded. */
  onEvent: (actor: EventActor, event: NewEvent) => void = () => {},
): Storage {
  const ping = createPing(direct);
  const readers = bind(READERS, (query, args) => query(db, ...args));
  async function transact<Result>(on: Db, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    // The code relies on statements that see rows committed while they waited for a lock.
    const transaction = on.transaction().setIsolationLevel('read committed');
    const recorded: Parameters<Transaction['events']['insert']>[] = [];
    const answer = await transaction.execute((inside) => {
      const tx = bind(TRANSACTION, (query, args) => query(inside, ...args));
      const insert: typeof tx.events.insert = (...args) => {
        recorded.push(args);
        return tx.events.insert(...args);
      };
      return work({ ...tx, events: { ...tx.events, insert } });
    });
    for (const [actor, ...events] of recorded) for (const event of events) onEvent(actor, event);
    await changes.publish();
    return answer;
  }
  const repeat = <Result>(on: Db, work: (tx: Transaction) => Promise<Result>) =>
    repeatAfterDeadlock(() => transact(on, work));
  const fromReplica = replica && readReplicaFirst(replica, db, readers);
  return {
    ...readers,
    hasReplica: replica !== null,
    replicaReaders: () => (replica?.isUsable ? fromReplica : null),
    transact: (work) => repeat(db, work),
    transactLong: (work) => repeat(directDb, work),
    transactOnce: (work) => transact(db, work),

    async applyDecision(decision, version, origin) {
      const decidedAt = await repeatAfterDeadlock(() => applyDecision(db, decision, version, origin));
      if (decidedAt) await changes.publish();
      return decidedAt;
    },

    exclusively: (lock, work) => exclusively(direct, lock, work),
    isHeld: (lock) => isHeld(db, lock),
    vacuumQueues: () => vacuumQueues(ownerDb),
    async deleteDemoData() {
      const deleted = await ownerDb.transaction().execute(deleteDemoData);
      await changes.publish();
      return deleted;
    },

    backUp: (version, onEnd) => backUp(direct, version, onEnd),

    checkBackup,

    async restore(parts, options) {
      const restored = await restore(owner, parts, options);
      await changes.publish();
      return restored;
    },

    async ping() {
      await ping();
      if (await hasFullDisk()) throw new AppError('disk-full');
    },
  };
}

/**
 * Reads from a replica, and again from the primary if that fails. An export cannot be restarted, so it uses the primary.
 */
function readReplicaFirst(replica: Replica, db: Db, primary: Readers): Readers {
  const readers = bind(READERS, async (query, args) => {
    try {
      return await query(replica.db, ...args);
    } catch (error) {
      replica.fail(error);
      return query(db, ...args);
    }
  });
  return {
    ...readers,
    reviews: { ...readers.reviews, export: primary.reviews.export },
    decisions: { ...readers.decisions, exportActivity: primary.decisions.exportActivity },
  };
}
