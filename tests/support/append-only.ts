import type pg from 'pg';
import { APPEND_ONLY } from '#storage/backup/tables.ts';

/** Runs statements that the triggers of append-only tables refuse. */
export async function withoutTriggers(pool: pg.Pool, statements: string): Promise<void> {
  const set = (state: 'disable' | 'enable') =>
    APPEND_ONLY.map((table) => `alter table ${table} ${state} trigger user`).join('; ');
  // Sent together, they are one transaction.
  await pool.query(`${set('disable')}; ${statements}; ${set('enable')}`);
}

const DECISIONS = ['decision_reasons', 'assignee_changes', 'decisions', 'batches'];

/** Forgets everything that people have decided and assigned. It locks no table, so the server may use them meanwhile. */
export const clearDecisions = (pool: pg.Pool) =>
  pool.query(
    `set local session_replication_role = replica; ${DECISIONS.map((table) => `delete from ${table}`).join('; ')}`,
  );
