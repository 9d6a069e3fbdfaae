import { OFFERED_CHANNELS } from '../listings/channel.ts';
import { normalizeText } from '../normalize-text.ts';
import { parseCategories, type ReviewFilter, wordsOf } from '../reviews/filter.ts';
import type { RulePause } from './rule-pause.ts';

export const MAX_RULES = 50;
export const MAX_RULE_NAME = 60;
export const MAX_RECIPIENTS = 20;
/** A dry run looks at the reviews of this many days. */
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

type Values = Required<ReviewFilter>;
type Says = { [Name in keyof Values]: (value: Values[Name]) => boolean };

const always = () => true;
const never = () => false;
/** The least letters and digits of a search text: every review contains a space or an e. */
const MIN_LETTERS = 3;
const letters = (text: string) => normalizeText(text).replaceAll(/[^\p{L}\p{N}]/gu, '').length;

/**
 * Whether a filter says something about a review besides how good it is. Dates and the state of the work do not: each new
 * review is of today, undecided, unassigned and unanswered.
 */
const SAYS_MORE: Says = {
  rating: never,
  ratings: never,
  sentiment: never,
  startDate: never,
  endDate: never,
  period: never,
  stayMonth: never,
  approved: never,
  decision: never,
  changed: never,
  reply: never,
  responded: never,
  assignee: never,
  ids: never,
  // A company may have one source for all its reviews.
  source: never,
  // Nearly all reviews are alike in these.
  hasText: never,
  analysed: never,
  listingId: always,
  listingIds: always,
  channel: always,
  channels: (channels) => OFFERED_CHANNELS.some((channel) => !channels.includes(channel)),
  search: (text) => letters(text) >= MIN_LETTERS,
  words: (text) => wordsOf(text).some((word) => letters(word) >= MIN_LETTERS),
  language: always,
  // Nearly all reviews rate the usual categories with one or more.
  category: (text) =>
    parseCategories(text).some(({ below, atLeast = 0 }) => below !== undefined || atLeast > 1),
  topic: always,
  tag: always,
};

/** Why no rule has a filter: it selects all reviews, goes by stars, or by what new reviews are alike in. */
export type FilterFault = 'all' | 'stars' | 'alike';

/** Null for a filter that a rule may have. */
export function filterFault(filter: ReviewFilter): FilterFault | null {
  const names = (Object.keys(SAYS_MORE) as (keyof ReviewFilter)[]).filter(
    (name) => filter[name] !== undefined,
  );
  if (names.some((name) => saysMore(name, filter))) return null;
  if (Object.keys(withoutStars(filter)).length < Object.keys(filter).length) return 'stars';
  return names.length === 0 ? 'all' : 'alike';
}

function saysMore<Name extends keyof Values>(name: Name, filter: Partial<Values>): boolean {
  const value = filter[name];
  return value !== undefined && SAYS_MORE[name](value);
}

/** A filter without the parts that say how good a review is. */
export function withoutStars<Filter extends ReviewFilter>({
  rating: _rating,
  ratings: _ratings,
  sentiment: _sentiment,
  ...others
}: Filter) {
  return others;
}

/** The author of what a rule does, in the events and beside tags. */
export const ruleActor = ({ name }: Pick<Rule, 'name'>) => ({
  kind: 'system' as const,
  name: `rule “${name}”`,
  address: null,
});
