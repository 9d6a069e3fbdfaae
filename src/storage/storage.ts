import type { Kysely } from 'kysely';
import type { Decision } from '#domain/approval.ts';
import { applyDecision } from './approvals.ts';
import { backUp } from './backup/back-up.ts';
import type { RowCounts } from './backup/format.ts';
import { type Restored, restore } from './backup/restore.ts';
import { type Bound, bind } from './bind.ts';
import type { Changes } from './changes/changes.ts';
import { changeWriters } from './changes/outbox.ts';
import { channelReaders, channelWriters } from './channel-rights.ts';
import { countDifferences, recountReviews } from './counts/differences.ts';
import { foldCounts, sweepQueues } from './counts/fold.ts';
import type { Database } from './database.ts';
import { decisionReaders, decisionWriters } from './decisions.ts';
import { demoDataWriters } from './demo-data.ts';
import { googleUsageReaders, googleUsageWriters } from './google-usage.ts';
import { quarantinedRowReaders, quarantinedRowWriters } from './held-rows.ts';
import { assignmentReaders, assignmentWriters } from './listing-assignments.ts';
import { listingReaders, listingWriters } from './listing-nouns.ts';
import type { Replica } from './replica.ts';
import { replyReaders, replyWriters } from './replies.ts';
import { reviewReaders, reviewWriters } from './reviews/reviews.ts';
import { searchIndexReaders, searchIndexWriters } from './search-words.ts';
import { settingReaders, settingWriters } from './settings.ts';
import { exclusively, isHeld, type LockName } from './shared-lock.ts';
import { signInFailureReaders, signInFailureWriters } from './sign-in-failures.ts';
import { syncReaders, syncWriters } from './syncs.ts';
import type { Tables } from './tables.ts';

const READERS = {
  assignments: assignmentReaders,
  channels: channelReaders,
  decisions: decisionReaders,
  googleUsage: googleUsageReaders,
  listings: listingReaders,
  quarantinedRows: quarantinedRowReaders,
  replies: replyReaders,
  reviews: reviewReaders,
  searchIndex: searchIndexReaders,
  settings: settingReaders,
  signInFailures: signInFailureReaders,
  syncs: syncReaders,
};

/** A transaction reads too. */
const TRANSACTION = {
  assignments: { ...assignmentReaders, ...assignmentWriters },
  changes: changeWriters,
  channels: { ...channelReaders, ...channelWriters },
  counts: { differences: countDifferences, rollUp: foldCounts, rebuild: recountReviews },
  decisions: { ...decisionReaders, ...decisionWriters },
  demoData: demoDataWriters,
  googleUsage: { ...googleUsageReaders, ...googleUsageWriters },
  listings: { ...listingReaders, ...listingWriters },
  quarantinedRows: { ...quarantinedRowReaders, ...quarantinedRowWriters },
  replies: { ...replyReaders, ...replyWriters },
  reviews: { ...reviewReaders, ...reviewWriters },
  searchIndex: { ...searchIndexReaders, ...searchIndexWriters },
  settings: { ...settingReaders, ...settingWriters },
  signInFailures: { ...signInFailureReaders, ...signInFailureWriters },
  syncs: { ...syncReaders, ...syncWriters },
};

/** Queries that cannot write, by noun. */
export type Readers = Bound<typeof READERS>;
/** Queries of a transaction, by noun: those of `Readers` and those that write. */
export type Transaction = Bound<typeof TRANSACTION>;

/** Everything that is kept, as services see it: reading hands out queries that cannot write. */
export interface Storage extends Readers {
  readonly hasReplica: boolean;
  /**
   * Readers of the replica, whose rows may be as old as the lag limit; a read that fails there is repeated on the
   * primary. Null when there is no replica or it lags.
   */
  replicaReaders(): Readers | null;
  /**
   * Runs `work` in one transaction: all of it, or nothing when it throws. Once answered, whoever subscribed to
   * changes in this process has heard of it.
   */
  transact<Answer>(work: (tx: Transaction) => Promise<Answer>): Promise<Answer>;
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
  const readers = bind(READERS, (query, args) => query(db, ...args));
  const fromReplica = replica && readReplicaFirst(replica, db, readers);
  return {
    ...readers,
    hasReplica: replica !== null,
    replicaReaders: () => (replica?.isUsable ? fromReplica : null),
    async transact(work) {
      // Statements that wait for somebody's row go on with what is there then, whatever the server is set to.
      const transaction = db.transaction().setIsolationLevel('read committed');
      const answer = await transaction.execute((inside) =>
        work(bind(TRANSACTION, (query, args) => query(inside, ...args))),
      );
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

/** Reads from a replica, and again from the primary where that fails. A stream cannot start again, so it uses the primary. */
function readReplicaFirst(replica: Replica, db: Kysely<Tables>, primary: Readers): Readers {
  const readers = bind(READERS, async (query, args) => {
    try {
      return await query(replica.db, ...args);
    } catch (error) {
      replica.fail(error);
      return query(db, ...args);
    }
  });
  return { ...readers, reviews: { ...readers.reviews, export: primary.reviews.export } };
}
