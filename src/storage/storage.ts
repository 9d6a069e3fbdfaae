import { type Kysely, sql } from 'kysely';
import type { Decision } from '#domain/approval.ts';
import { applyDecision, decidableReview } from './approvals.ts';
import { backUp } from './backup/back-up.ts';
import type { RowCounts } from './backup/format.ts';
import { type Restored, restore } from './backup/restore.ts';
import type { Changes } from './changes/changes.ts';
import { noteChange } from './changes/outbox.ts';
import { channelsInUse, decidedRights, decideRights } from './channel-rights.ts';
import { countDifferences, recountReviews } from './counts/differences.ts';
import { foldCounts, sweepQueues } from './counts/fold.ts';
import type { Database } from './database.ts';
import { appendDecision, appendReason, decisionsOf } from './decisions.ts';
import { removeDemoData } from './demo-data.ts';
import { googleRequestsOn, takeGoogleRequest } from './google-usage.ts';
import {
  heldRowCount,
  heldRowPage,
  holdRows,
  lockHeldRow,
  lockHeldRowsOf,
  releaseRows,
  releaseRowsUnseenBy,
} from './held-rows.ts';
import { assignListing, listingAssignments } from './listing-assignments.ts';
import { listingEntries } from './listing-directory.ts';
import { googlePlaceOf, isListingPlace, listingPlaces, setGooglePlace } from './listing-places.ts';
import {
  firstListings,
  listingById,
  listingCount,
  listingIdPage,
  listingIds,
  listingsById,
  upsertListings,
} from './listings.ts';
import { shownListing, shownReviews } from './public-property.ts';
import type { Replica } from './replica.ts';
import {
  endOvertakenReplies,
  noteReplyFailure,
  sentReplies,
  settleReply,
  takeReply,
  waitingReplies,
  writeReply,
} from './replies.ts';
import { exportedReviews } from './reviews/export.ts';
import {
  forgetSeen,
  hasSynced,
  knownReviews,
  lockChanging,
  markRevised,
  noteSeen,
  syncedHomes,
  unseenReviews,
  withdrawReviews,
} from './reviews/follow.ts';
import { reviewList } from './reviews/list/read-list.ts';
import { reviewById } from './reviews/read.ts';
import { managedReviewById } from './reviews/read-managed.ts';
import { reviewStats } from './reviews/stats.ts';
import { storedReviews } from './reviews/stored.ts';
import { lockReview, upsertReviews } from './reviews/write.ts';
import { foldSearch, interruptRemaking, remakeSearch, waitingWords } from './search-words.ts';
import { keepSetting, settingValues } from './settings.ts';
import { exclusively, isHeld, type LockName } from './shared-lock.ts';
import {
  forgetFailures,
  lockFailures,
  noteFailures,
  recentFailures,
  sweepFailures,
} from './sign-in-failures.ts';
import { starCounts } from './star-counts.ts';
import {
  awaitStep,
  beginStep,
  closeCutOffRuns,
  finishRun,
  lastEndedRun,
  lastFullSync,
  lastRun,
  lastSuccess,
  noteProgress,
  startRun,
} from './syncs.ts';
import type { Tables } from './tables.ts';
import type { WalPosition } from './wal-position.ts';

/** What can be read in a transaction too. */
const READS_ANYWHERE = {
  decidableReview,
  managedReviewById,
  waitingReplies,
  sentReplies,
  reviewById,
  reviewStats,
  firstListings,
  listingsById,
  listingById,
  listingCount,
  listingIdPage,
  shownListing,
  shownReviews,
  listingIds,
  listingEntries,
  exportedReviews,
  storedReviews,
  googlePlaceOf,
  isListingPlace,
  listingPlaces,
  googleRequestsOn,
  decisionsOf,
  starCounts,
  channelsInUse,
  decidedRights,
  lastRun,
  lastEndedRun,
  lastSuccess,
  recentFailures,
  lastFullSync,
  listingAssignments,
  unseenReviews,
  hasSynced,
  knownReviews,
  syncedHomes,
  heldRowPage,
  heldRowCount,
  settingValues,
  waitingWords,
};

/** A list is read by itself: it goes past the queries of transactions. */
const READS = { ...READS_ANYWHERE, reviewList };

const WRITES = {
  ...READS_ANYWHERE,
  foldCounts,
  foldSearch,
  remakeSearch,
  interruptRemaking,
  countDifferences,
  recountReviews,
  lockReview,
  upsertReviews,
  upsertListings,
  setGooglePlace,
  takeGoogleRequest,
  appendDecision,
  appendReason,
  decideRights,
  startRun,
  beginStep,
  awaitStep,
  noteProgress,
  finishRun,
  closeCutOffRuns,
  holdRows,
  releaseRows,
  releaseRowsUnseenBy,
  lockHeldRow,
  lockHeldRowsOf,
  lockFailures,
  noteFailures,
  forgetFailures,
  sweepFailures,
  removeDemoData,
  lockChanging,
  markRevised,
  withdrawReviews,
  noteSeen,
  forgetSeen,
  assignListing,
  writeReply,
  takeReply,
  settleReply,
  noteReplyFailure,
  endOvertakenReplies,
  noteChange,
  keepSetting,
};

/** A query without its first argument, the database that it runs on. */
type Bound<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends (db: Kysely<Tables>, ...args: infer Args) => infer Answer
    ? (...args: Args) => Answer
    : never;
};

export type Reads = Bound<typeof READS>;
export type Writes = Bound<typeof WRITES>;

/** Everything that is kept, as services see it: reading hands out queries that cannot write. */
export interface Storage {
  read: Reads;
  /**
   * Reads that may be a moment old, though not older than `position`: from the replica where there is one and it is
   * that far, else from the primary. One that fails there is read from the primary.
   */
  readSince(position: WalPosition | null): Reads;
  /** Where the primary's log ends: all that was committed lies before. Null where there is no replica to compare. */
  position(): Promise<WalPosition | null>;
  /**
   * Runs `work` in one transaction: all of it, or nothing when it throws. Once answered, whoever subscribed to
   * changes in this process has heard of it.
   *
   * @param onCommitted called with the answer as soon as it is kept, before anybody hears of it
   */
  transact<Answer>(
    work: (write: Writes) => Promise<Answer>,
    onCommitted?: (answer: Answer) => void,
  ): Promise<Answer>;
  /**
   * Makes a decision if its review is still the version that was read, in a transaction of its own; told of as by `transact`.
   *
   * @returns false when it is another by now, and nothing has changed
   */
  applyDecision(decision: Decision, version: string): Promise<boolean>;
  /**
   * Runs `work` while holding a lock that all processes on this database share; they never wait for it.
   *
   * @returns null when another holds the lock
   */
  exclusively<Answer>(lock: LockName, work: () => Promise<Answer>): Promise<{ answer: Answer } | null>;
  /** Gives back the room of what was taken from the queues of counters, words and news. */
  sweepQueues(): Promise<void>;
  /** Whether anybody holds the lock now. */
  isHeld(lock: LockName): Promise<boolean>;
  /**
   * Everything that is kept, as it was at one moment, as the text of a backup.
   *
   * @param told called in the end with how many rows it has
   */
  backUp(told: (rows: RowCounts) => void): AsyncIterable<Buffer>;
  /** Puts the text of a backup in the place of everything; see `backup/restore.ts`. */
  restore(parts: AsyncIterable<Buffer>, isReplacing: boolean): Promise<Restored>;
  /** Answers when the database does. */
  ping(): Promise<void>;
}

export function createStorage(
  { db, direct }: Database,
  changes: Pick<Changes, 'tell'>,
  replica: Replica | null = null,
): Storage {
  const read = bind(READS, db);
  const readReplica = replica && readingFirst(replica, read);
  return {
    read,
    readSince: (position) => (replica?.has(position) && readReplica) || read,
    async position() {
      if (!replica) return null;
      const { rows } = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(db);
      return rows[0]?.at ?? null;
    },
    async transact(work, onCommitted) {
      // Statements that wait for somebody's row go on with what is there then, whatever the server is set to.
      const transaction = db.transaction().setIsolationLevel('read committed');
      const answer = await transaction.execute((inside) => work(bind(WRITES, inside)));
      onCommitted?.(answer);
      await changes.tell();
      return answer;
    },

    async applyDecision(decision, version) {
      const isApplied = await applyDecision(db, decision, version);
      if (isApplied) await changes.tell();
      return isApplied;
    },

    exclusively: (lock, work) => exclusively(direct, lock, work),
    isHeld: (lock) => isHeld(db, lock),
    sweepQueues: () => sweepQueues(db),

    backUp: (told) => backUp(direct, told),

    async restore(parts, isReplacing) {
      const restored = await restore(direct, parts, isReplacing);
      await changes.tell();
      return restored;
    },

    // Not through the pool: where all of its connections are busy, the database is there all the same.
    async ping() {
      await direct.query('select 1');
    },
  };
}

function bind<Queries extends object>(queries: Queries, db: Kysely<Tables>): Bound<Queries> {
  const entries = Object.entries(queries).map(([name, query]) => [
    name,
    (...args: unknown[]) => query(db, ...args),
  ]);
  return Object.fromEntries(entries) as Bound<Queries>;
}

/** Reads from a replica, and again from the primary where that fails. A stream cannot begin anew, so it never does. */
function readingFirst(replica: Replica, primary: Reads): Reads {
  const first = bind(READS, replica.db);
  const entries = Object.entries(first).map(([name, query]) => {
    const otherwise = primary[name as keyof Reads] as (...args: unknown[]) => unknown;
    const ask = query as (...args: unknown[]) => unknown;
    const both = async (...args: unknown[]) => {
      try {
        return await ask(...args);
      } catch (error) {
        replica.lose(error);
        return otherwise(...args);
      }
    };
    return [name, name === 'exportedReviews' ? otherwise : both];
  });
  return Object.fromEntries(entries) as Reads;
}
