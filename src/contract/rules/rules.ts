import { type Static, Type } from 'typebox';
import { USERNAME_PATTERN } from '#domain/accounts/user.ts';
import { MAX_TAG_LENGTH, TAG_PATTERN } from '#domain/reviews/tag.ts';
import { DRY_RUN_DAYS, MAX_RECIPIENTS, MAX_RULE_NAME } from '#domain/rules/rule.ts';
import { RULE_PAUSES } from '#domain/rules/rule-pause.ts';
import { FILTER_PARAMETERS, Id, Review } from '../reviews/reviews.ts';
import { inputObject, named, nullable, optional } from '../schema.ts';

const Filter = inputObject(FILTER_PARAMETERS, {
  description: 'The filters of the list of reviews, as in a saved view. Stars alone are refused.',
});
const Username = Type.String({ pattern: USERNAME_PATTERN });
const Day = Type.Optional(Type.String({ description: 'YYYY-MM-DD' }));
// The serializer does not know the format of days.
const StoredFilter = Type.Object({ ...FILTER_PARAMETERS, startDate: Day, endDate: Day });

const NAME = { name: Type.String({ minLength: 1, maxLength: MAX_RULE_NAME }) };
const ACTIONS = {
  assignee: nullable(Username, { description: 'Whom it assigns reviews to that are assigned to no one.' }),
  notify: Type.Array(Username, {
    maxItems: MAX_RECIPIENTS,
    uniqueItems: true,
    description: 'Whom it notifies.',
  }),
  tag: nullable(Type.String({ pattern: `^${TAG_PATTERN}$`, maxLength: MAX_TAG_LENGTH }), {
    description: 'What it tags reviews with.',
  }),
  templateId: nullable(Id, { description: 'The template of the company that it suggests for a response.' }),
};

export const Rule = named('Rule', {
  id: Type.Integer(),
  ...NAME,
  ...ACTIONS,
  filter: StoredFilter,
  owner: Type.String({ description: 'With whose access it acts.' }),
  isEnabled: Type.Boolean(),
  pausedReason: nullable(Type.Enum([...RULE_PAUSES]), {
    description: 'Why the product has switched it off.',
  }),
  createdAt: Type.String({ format: 'date-time' }),
  matches: Type.Integer({ description: 'To how many reviews it was applied, counted up to 10,000.' }),
  lastMatchAt: nullable(Type.String({ format: 'date-time' })),
  matchedIds: Type.Array(Type.Integer(), { description: 'The newest 100 of them.' }),
});
export type Rule = Static<typeof Rule>;

export const RuleList = Type.Object({ rules: Type.Array(Rule) });

const OPTIONAL_ACTIONS = optional(ACTIONS);
export const RuleBody = inputObject({ ...NAME, filter: Filter, ...OPTIONAL_ACTIONS });
export type RuleBody = Static<typeof RuleBody>;

export const RuleChange = inputObject({
  name: Type.Optional(NAME.name),
  filter: Type.Optional(Filter),
  ...OPTIONAL_ACTIONS,
  isEnabled: Type.Optional(Type.Boolean({ description: 'Who enables a rule becomes its owner.' })),
  tried: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'The hash of the dry run of the same filter and actions; needed to enable the rule.',
    }),
  ),
});

export const DryRunBody = inputObject({ filter: Filter, ...OPTIONAL_ACTIONS });

export const DryRun = named('RuleDryRun', {
  filter: StoredFilter,
  matching: Type.Integer({ description: `Reviews of the last ${DRY_RUN_DAYS} days that match.` }),
  unassigned: Type.Integer({ description: 'Those that it would assign.' }),
  untagged: Type.Integer({ description: 'Those that it would tag.' }),
  unanswered: Type.Integer({ description: 'Those without a response, for which it suggests a template.' }),
  isNearlyByStars: Type.Boolean({
    description: 'Whether nearly all reviews of these days match but for their stars.',
  }),
  hash: Type.String({ description: 'Enabling the rule needs it.' }),
  sample: Type.Array(Review, { description: 'The newest of them.' }),
});
export type DryRun = Static<typeof DryRun>;

export const RuleParams = inputObject({ id: Id });
