import type { Generated, JSONColumnType } from 'kysely';
import type { ReviewFilter } from '#domain/reviews/filter.ts';
import type { RulePause } from '#domain/rules/rule-pause.ts';
import type { CreatedAt } from '../accounts/tables.ts';

interface RulesTable {
  id: Generated<number>;
  name: string;
  /** The username of the person with whose access it acts. */
  owner: string;
  filter: JSONColumnType<ReviewFilter, string, string>;
  assignee: string | null;
  notify: string[];
  tag: string | null;
  template_id: number | null;
  is_enabled: Generated<boolean>;
  paused_reason: RulePause | null;
  created_at: CreatedAt;
}

export interface RuleTables {
  rules: RulesTable;
}
