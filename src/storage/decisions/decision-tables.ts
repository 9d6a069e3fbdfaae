import type { Generated, JSONColumnType } from 'kysely';
import type { DecisionCause, ReviewDecision } from '#domain/decisions/approval.ts';
import type { BatchKind } from '#domain/decisions/batch.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Revision } from '#domain/reviews/revision.ts';
import type { CreatedAt } from '../accounts/tables.ts';

interface BatchesTable {
  id: string;
  kind: BatchKind;
  made_by: string;
  created_at: CreatedAt;
  /** The batch that an undo took back; null when it took back one decision. */
  undone_batch: string | null;
  /** The network address of its decisions; null for a triage, whose decisions have it. */
  address: string | null;
}

/** Append-only. */
interface DecisionsTable {
  id: Generated<number>;
  review_id: ReviewId;
  at: CreatedAt;
  cause: DecisionCause;
  decided_by: string | null;
  from_decision: ReviewDecision;
  to_decision: ReviewDecision;
  reason: string | null;
  batch_id: string | null;
  /** What had changed on the channel when the decision was made: an undo restores it. */
  revision: JSONColumnType<Revision | null, string | null, never>;
  /** The network address of the request; null where the batch has it. */
  address: string | null;
}

/** Reasons given after a decision. Append-only; the last one counts. */
interface DecisionReasonsTable {
  id: Generated<number>;
  decision_id: number;
  reason: string;
  given_by: string;
  created_at: CreatedAt;
}

/** Imports of files. Append-only. */
interface ImportsTable {
  id: string;
  /** The username or the name of a token; `system` for the command line. */
  imported_by: string;
  imported_at: CreatedAt;
}

/** Changes of stored reviews by imports. Append-only. */
interface ImportChangesTable {
  id: Generated<number>;
  review_id: ReviewId;
  /** Null if unknown. */
  import_id: string | null;
  at: CreatedAt;
  revision: JSONColumnType<Revision, string, never>;
}

/** Decisions and imports. Triggers of migrations 0027 and 0034 make these tables append-only. */
export interface DecisionTables {
  batches: BatchesTable;
  decisions: DecisionsTable;
  decision_reasons: DecisionReasonsTable;
  imports: ImportsTable;
  import_changes: ImportChangesTable;
}
