import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** What only one transaction may do at a time. */
type NamedLock =
  | 'groups'
  | 'reports'
  | 'rules'
  | 'sources'
  | 'targets'
  | 'templates'
  | `${'requests' | 'token' | 'tokens of' | 'views of' | 'sign-ins by'} ${string}`;

/** Makes other transactions that acquire the same lock wait until this one ends. */
export async function acquire(db: Db, lock: NamedLock): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
}
