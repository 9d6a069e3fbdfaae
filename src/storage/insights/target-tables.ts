import type { Generated } from 'kysely';
import type { Day } from '#domain/day.ts';
import type { Hundredths } from '#domain/insights/targets.ts';
import type { CreatedAt } from '../accounts/tables.ts';

interface TargetsTable {
  id: Generated<number>;
  /** Null for all properties. */
  group_id: number | null;
  channel: string | null;
  category: string | null;
  goal: Hundredths;
  reach_by: Day | null;
  created_by: string;
  created_at: CreatedAt;
}

export interface TargetTables {
  targets: TargetsTable;
}
