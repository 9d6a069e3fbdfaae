import type pg from 'pg';
import { APPEND_ONLY } from '#storage/backup/tables.ts';

/** Runs statements that the triggers of append-only tables refuse. */
export async function withoutTriggers(pool: pg.Pool, statements: string): Promise<void> {
  const set = (state: 'disable' | 'enable') =>
    APPEND_ONLY.map((table) => `alter table ${table} ${state} trigger user`).join('; ');
  // Sent together, they are one transaction.
  await pool.query(`${set('disable')}; ${statements}; ${set('enable')}`);
}

/** Forgets everything that people have decided and assigned. */
export const clearDecisions = (pool: pg.Pool) =>
  withoutTriggers(pool, 'truncate decisions, decision_reasons, assignee_changes, batches');
