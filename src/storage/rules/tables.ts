import type { Generated, JSONColumnType } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
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

/** What a rule has been applied to: to each content of a review once. */
interface RuleMatchesTable {
  rule_id: number;
  review_id: ReviewId;
  /** As `content_changed_at` of the review; empty before the first change. */
  content: string;
  /** What it suggests. */
  template_id: number | null;
  matched_at: CreatedAt;
}

interface RuleQueueTable {
  review_id: ReviewId;
  queued_at: CreatedAt;
}

export interface RuleTables {
  rules: RulesTable;
  rule_matches: RuleMatchesTable;
  rule_queue: RuleQueueTable;
}
