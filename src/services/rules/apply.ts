import { canAccess } from '#domain/accounts/access.ts';
import { userActor } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/permissions.ts';
import { databaseProblem } from '#domain/database-problem.ts';
import { messageOf } from '#domain/errors.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import { notificationsOf, type Recipient } from '#domain/notifications/notification.ts';
import { MAX_TAGS } from '#domain/reviews/tag.ts';
import { filterFault, type Rule, ruleActor } from '#domain/rules/rule.ts';
import type { RulePause } from '#domain/rules/rule-pause.ts';
import type { Match } from '#storage/rules/matches.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Clock, Logs, Stored } from '../context.ts';
import { notify } from '../notifications/notify.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { filterOf } from '../reviews/reviews.ts';

/** Reviews of one transaction. */
const CHUNK = 1_000;
/** A rule that fails this often in a row is paused; before, something else may have failed. */
const MAX_FAILURES = 3;

type RulesContext = Stored & Clock & Logs;

class RuleFailure extends Error {
  readonly rule: Rule;
  constructor(rule: Rule, cause: unknown) {
    super(messageOf(cause), { cause });
    this.rule = rule;
  }
}

/**
 * Applies the rules every second to reviews that are new or have changed. The cursor of the events, the queue, and all that
 * the rules do change in the same transactions, so that a killed process loses nothing and does nothing twice.
 */
export function startRules(context: RulesContext): Repetition {
  const { storage, outageLog } = context;
  const failures = new Map<number, number>();

  async function run(signal: AbortSignal): Promise<void> {
    let taken = CHUNK;
    while (taken === CHUNK && !signal.aborted && (await storage.rules.hasWork())) {
      taken = await storage.transact((tx) => applyRules(context, tx));
      failures.clear();
    }
  }
  async function onFailure(error: unknown): Promise<void> {
    const rule = error instanceof RuleFailure ? error.rule : null;
    const details = { reason: messageOf(error), ...(rule && { rule: rule.id, name: rule.name }) };
    outageLog.warn(details, 'rules were not applied; will retry');
    // A database that is away or busy is not the rule’s fault.
    if (rule === null || databaseProblem((error as RuleFailure).cause) !== null) return;
    const count = (failures.get(rule.id) ?? 0) + 1;
    failures.set(rule.id, count);
    if (count >= MAX_FAILURES)
      await storage.transact(async (tx) => pause(tx, rule, 'failed', await tx.notifications.recipients()));
  }
  const runOrPause = (signal: AbortSignal) => run(signal).catch(onFailure);
  return repeat(context, runOrPause, 'a rule that fails was not paused; will retry');
}

/** Applies all rules to some of the queued reviews. @returns to how many */
async function applyRules(context: Clock, tx: Transaction): Promise<number> {
  await tx.rules.queueNew();
  const ids = await tx.rules.takeQueued(CHUNK);
  if (ids.length === 0) return 0;
  const people = await tx.notifications.recipients();
  const rules = await applicableRules(tx, people);
  if (rules.length > 0) await tx.rules.lockReviews(ids);
  for (const rule of rules) {
    try {
      await applyRule(context, tx, rule, { ids, people });
    } catch (error) {
      throw new RuleFailure(rule, error);
    }
  }
  return ids.length;
}

/** Pauses rules that cannot be applied any more, also while there is no review to apply them to. Called by the scheduler. */
export async function pauseRules({ storage }: Stored): Promise<void> {
  await storage.transact(async (tx) => {
    await applicableRules(tx, await tx.notifications.recipients());
  });
}

/** The enabled rules that can be applied. The others are paused. */
async function applicableRules(tx: Transaction, people: readonly Recipient[]): Promise<Rule[]> {
  const rules: Rule[] = [];
  for (const rule of await tx.rules.listEnabled()) {
    const reason = await pauseReason(tx, rule, people);
    if (reason === null) rules.push(rule);
    else await pause(tx, rule, reason, people);
  }
  return rules;
}

async function applyRule(
  context: Clock,
  tx: Transaction,
  rule: Rule,
  { ids, people }: { ids: readonly ReviewId[]; people: readonly Recipient[] },
): Promise<void> {
  const owner = personOf(people, rule.owner);
  if (!owner) return;
  const filter = filterOf(context, userActor(owner, ''), rule.filter);
  const matches = await tx.rules.match(rule, ids, { filter, timeZone: context.timeZone });
  if (matches.length === 0) return;
  const actor = ruleActor(rule);
  // What it did to an earlier content may have been changed by a person.
  const fresh = matches.filter(({ isRepeated }) => !isRepeated).map(({ id }) => id);
  const assignee = rule.assignee === null ? undefined : personOf(people, rule.assignee);
  if (assignee) await tx.rules.assignFree(fresh, assignee, actor);
  if (rule.tag !== null) await tx.reviews.addTag(fresh, rule.tag, { actor, max: MAX_TAGS });
  if (rule.notify.length > 0) {
    const data = { text: rule.name };
    const occurrence = { to: rule.notify, by: actor, reviews: byListing(matches), data };
    await tx.notifications.insertMerged(notificationsOf({ kind: 'rule', ...occurrence }, people));
  }
  await tx.events.insert(actor, {
    kind: 'rule.applied',
    target: rule.name,
    data: { rule: rule.id, reviews: matches.length },
  });
}

/** The reviews of each property, the newest first. */
function byListing(matches: readonly Match[]): { listingId: ListingId; count: number; ids: ReviewId[] }[] {
  return [...Map.groupBy(matches, ({ listingId }) => listingId)].map(([listingId, group]) => ({
    listingId,
    count: group.length,
    ids: group.map(({ id }) => id).toReversed(),
  }));
}

const personOf = (people: readonly Recipient[], name: string) =>
  people.find(({ username }) => username === name);

/** Why a rule cannot be applied; null if it can. @param people those with an active account */
export async function pauseReason(
  tx: Pick<Transaction, 'templates'>,
  { owner: name, filter, assignee, notify: recipients, templateId }: Rule,
  people: readonly Recipient[],
): Promise<RulePause | null> {
  const owner = personOf(people, name);
  if (filterFault(filter) !== null) return 'by-stars';
  if (!owner) return 'owner-disabled';
  if (!can(owner, 'rules:manage')) return 'owner-role';
  const named = [filter.listingId ?? [], filter.listingIds ?? []].flat() as ListingId[];
  if (!named.every((id) => canAccess(owner, id))) return 'owner-access';
  if (assignee !== null && !personOf(people, assignee)) return 'assignee-gone';
  if (recipients.length > 0 && !recipients.some((each) => personOf(people, each))) return 'recipients-gone';
  if (templateId === null) return null;
  const templates = await tx.templates.listFor(name);
  return templates.some(({ id, own }) => id === templateId && !own) ? null : 'template-gone';
}

/** Switches a rule off, and notifies everyone who can switch it on again. */
async function pause(
  tx: Transaction,
  rule: Rule,
  reason: RulePause,
  people: readonly Recipient[],
): Promise<void> {
  const actor = ruleActor(rule);
  await tx.rules.setEnabled(rule.id, false, { reason });
  await tx.events.insert(actor, { kind: 'rule.paused', target: rule.name, data: { reason } });
  const admins = people.filter(
    (person) => can(person, 'rules:manage') && (person.access === 'all' || person.username === rule.owner),
  );
  const to = admins.map(({ username }) => username);
  await notify(tx, [{ kind: 'rule', to, by: actor, reviews: [], data: { text: rule.name } }]);
}
