import type { Actor } from '#domain/accounts/actor.ts';
import { parseName } from '#domain/accounts/display-name.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import { AppError, existing } from '#domain/errors.ts';
import type { DatedFilter } from '#domain/reviews/filter.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import { impossibleReason } from '#domain/reviews/view.ts';
import { DRY_RUN_DAYS, filterFault, MAX_RULES, type RuleInput, withoutStars } from '#domain/rules/rule.ts';
import type { DryRunCounts } from '#storage/rules/matches.ts';
import type { StoredRule } from '#storage/rules/rules.ts';
import type { Readers } from '#storage/storage.ts';
import type { Cached, Clock, Configured, Sources, Stored } from '../context.ts';
import { accessOfAssignee, assignablePeople } from '../reviews/assignee.ts';
import { filterOf, listReviews } from '../reviews/reviews.ts';
import { requireTag } from '../reviews/tags.ts';
import { pauseReason } from './apply.ts';

const SAMPLE_SIZE = 5;
/** A filter that matches this share of the compared reviews, or more, says little besides stars. */
const NEARLY_ALL = 0.9;
/** The fewest reviews from which that is concluded. */
const MIN_COMPARED = 20;

/** All rules; for people who are limited to some properties their own. */
export function listRules({ storage }: Stored, actor: Actor): Promise<StoredRule[]> {
  return storage.rules.list(ownerFor(actor));
}

/**
 * Adds a rule, which is not applied before it is enabled.
 *
 * @throws invalid for a filter by stars alone, or for actions that name unknown people or templates; conflict for too many
 */
export async function addRule(context: Stored, actor: Actor, input: RuleInput): Promise<StoredRule> {
  const rule = await checked(context.storage, actor, input);
  return context.storage.transact(async (tx) => {
    if ((await tx.rules.lockAndCount()) >= MAX_RULES) throw new AppError('too-many-rules');
    const id = await tx.rules.insert(actor.name, rule);
    await tx.events.insert(actor, { kind: 'rule.added', target: rule.name });
    return ruleOf(tx, actor, id);
  });
}

/**
 * Changes what is given. A change disables a rule, unless it enables it. Who enables a rule becomes its owner.
 *
 * @param change with the hash of the dry run, if it enables the rule
 * @throws as `addRule`, and not-found; conflict if it cannot be applied, or is not what was tried
 */
export async function changeRule(
  context: Stored,
  actor: Actor,
  id: number,
  { isEnabled, tried, ...change }: Partial<RuleInput> & RuleSwitch,
): Promise<StoredRule> {
  return context.storage.transact(async (tx) => {
    await tx.rules.lockAndCount();
    await tx.rules.lock(id);
    const before = await ruleOf(tx, actor, id);
    const isGiven = Object.keys(change).length > 0 || isEnabled;
    const rule = isGiven ? await checked(tx, actor, { ...before, ...change }) : before;
    const hash = await hashOf(rule);
    const isChanged = rule.name !== before.name || hash !== (await hashOf(before));
    if (isChanged) {
      await tx.rules.update(id, rule);
      await tx.events.insert(actor, { kind: 'rule.changed', target: rule.name });
    }
    if (isEnabled) {
      if (tried !== hash) throw new AppError('rule-not-tried');
      const people = await tx.notifications.recipients();
      const reason = await pauseReason(tx, { ...before, ...rule, owner: actor.name }, people);
      if (reason) throw new AppError('rule-not-applicable', { reason });
    }
    if (isChanged || isEnabled !== undefined)
      await tx.rules.setEnabled(id, isEnabled ?? false, isEnabled ? { owner: actor.name } : {});
    const willBeEnabled = isEnabled ?? (before.isEnabled && !isChanged);
    if (willBeEnabled !== before.isEnabled)
      await tx.events.insert(actor, {
        kind: willBeEnabled ? 'rule.enabled' : 'rule.disabled',
        target: rule.name,
      });
    return ruleOf(tx, actor, id);
  });
}

/** Switches a rule on, as it was tried, or off. */
interface RuleSwitch {
  isEnabled?: boolean | undefined;
  tried?: string | undefined;
}

/** Identifies what a rule matches and does. */
async function hashOf({ filter, assignee, notify, tag, templateId }: RuleInput): Promise<string> {
  const sorted = Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const content = JSON.stringify([sorted, assignee, notify.toSorted(), tag, templateId]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Buffer.from(digest).toString('base64url');
}

/** Deletes a rule. What it has done stays. @throws not-found */
export async function deleteRule({ storage }: Stored, actor: Actor, id: number): Promise<void> {
  await storage.transact(async (tx) => {
    const { name } = await ruleOf(tx, actor, id);
    await tx.rules.remove(id);
    await tx.events.insert(actor, { kind: 'rule.deleted', target: name });
  });
}

/** What a rule would have done with the reviews of the last days. */
export interface DryRun extends DryRunCounts {
  /** Of the reviews that match. */
  filter: DatedFilter;
  sample: ManagedReview[];
  /** Whether nearly all reviews match but for their stars. */
  isNearlyByStars: boolean;
  /** Enabling the rule needs it. */
  hash: string;
}

/** Shows what a rule would have done, if the actor had enabled it, without doing it. @throws as `addRule` */
export async function dryRun(
  context: Stored & Clock & Configured & Cached & Sources,
  actor: Actor,
  input: RuleInput,
): Promise<DryRun> {
  const rule = await checked(context.storage, actor, input);
  const { filter: given, assignee, tag } = rule;
  const today = dayIn(context.now(), context.timeZone);
  const first = shiftDay(today, 1 - DRY_RUN_DAYS);
  const { access: _access, ...dated } = filterOf(context, actor, given);
  const startDate = dated.startDate && dated.startDate > first ? dated.startDate : first;
  const filter = { ...dated, startDate };
  const sorted = { sortBy: 'date', sortOrder: 'desc', limit: SAMPLE_SIZE, offset: 0 } as const;
  const assigneeAccess = assignee === null ? 'all' : await accessOfAssignee(context.storage, assignee);
  const count = (each: DatedFilter) =>
    context.storage.rules.countActions(filterOf(context, actor, each), context.timeZone, {
      assigneeAccess,
      tag,
    });
  const [counts, likeIt, all, { reviews }] = await Promise.all([
    count(filter),
    count(withoutStars(filter)),
    count({ startDate }),
    listReviews(context, actor, { ...filter, ...sorted }),
  ]);
  return {
    ...counts,
    filter,
    sample: reviews as ManagedReview[],
    isNearlyByStars: all.matching >= MIN_COMPARED && likeIt.matching > NEARLY_ALL * all.matching,
    hash: await hashOf(rule),
  };
}

/** @throws invalid */
async function checked(
  on: Pick<Readers, 'notifications' | 'templates'>,
  actor: Actor,
  input: RuleInput,
): Promise<RuleInput> {
  const { filter, assignee, notify, tag, templateId } = input;
  const problem = impossibleReason(filter);
  if (problem !== null) throw new AppError('in-field', { field: 'filter', problem });
  if (filterFault(filter) !== null) throw new AppError('rule-by-stars');
  if (assignee === null && notify.length === 0 && tag === null && templateId === null)
    throw new AppError('rule-without-action');
  const people = new Set((await assignablePeople(on, actor)).map(({ username }) => username));
  const unknown = [assignee ?? [], notify].flat().find((username) => !people.has(username));
  if (unknown !== undefined) throw new AppError('unknown-reference', { noun: 'person', id: unknown });
  const templates = templateId === null ? [] : await on.templates.listFor(actor.name);
  if (templateId !== null && !templates.some(({ id, own }) => id === templateId && !own))
    throw new AppError('unknown-reference', { noun: 'template', id: templateId });
  return {
    name: parseName(input.name),
    filter,
    assignee,
    notify: [...new Set(notify)],
    tag: tag === null ? null : requireTag(tag),
    templateId,
  };
}

/** Whose rules an actor sees: those of others may name properties that a limited actor does not see. */
const ownerFor = ({ name, access }: Actor) => (access === 'all' ? undefined : name);

/** @throws not-found */
async function ruleOf({ rules }: Pick<Readers, 'rules'>, actor: Actor, id: number): Promise<StoredRule> {
  return existing(await rules.byId(id, ownerFor(actor)), { noun: 'rule', id });
}
