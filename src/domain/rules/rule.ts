import type { ReviewFilter } from '../reviews/filter.ts';
import type { RulePause } from './rule-pause.ts';

export const MAX_RULES = 50;
export const MAX_RULE_NAME = 60;
export const MAX_RECIPIENTS = 20;
/** A dry run looks at the reviews of so many days. */
export const DRY_RUN_DAYS = 90;

/** What a rule does with the reviews that match. Nothing of it publishes or hides a review. */
export interface RuleActions {
  /** The username of the person whom it assigns reviews to. */
  assignee: string | null;
  /** The usernames of the people whom it notifies. */
  notify: readonly string[];
  tag: string | null;
  /** The template that it suggests for a response, one of the company. */
  templateId: number | null;
}

export interface RuleInput extends RuleActions {
  name: string;
  filter: ReviewFilter;
}

export interface Rule extends RuleInput {
  id: number;
  /** The username of the person with whose access it acts. */
  owner: string;
  isEnabled: boolean;
  /** Null while it is enabled, and if a person has switched it off. */
  pausedReason: RulePause | null;
  createdAt: Date;
}

/**
 * Whether a filter says something about a review besides how good it is. Dates and the state of the work do not: each new
 * review is of today, undecided, unassigned and unanswered.
 */
const SAYS_MORE: Record<keyof ReviewFilter, boolean> = {
  rating: false,
  ratings: false,
  sentiment: false,
  startDate: false,
  endDate: false,
  period: false,
  stayMonth: false,
  approved: false,
  decision: false,
  changed: false,
  reply: false,
  responded: false,
  assignee: false,
  ids: false,
  // Nearly all reviews are alike in these.
  hasText: false,
  analysed: false,
  listingId: true,
  listingIds: true,
  channel: true,
  channels: true,
  search: true,
  words: true,
  language: true,
  category: true,
  topic: true,
  tag: true,
};

/** Whether a filter selects reviews by their stars alone, or all reviews. */
export const isByStarsAlone = (filter: ReviewFilter): boolean =>
  (Object.keys(SAYS_MORE) as (keyof ReviewFilter)[]).every(
    (name) => filter[name] === undefined || !SAYS_MORE[name],
  );

/** The author of what a rule does, in the events and beside tags. */
export const ruleActor = ({ name }: Pick<Rule, 'name'>) => ({
  kind: 'system' as const,
  name: `rule “${name}”`,
  address: null,
});
