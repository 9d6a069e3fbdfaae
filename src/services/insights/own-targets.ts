import type { Actor } from '#domain/accounts/actor.ts';
import { dayIn } from '#domain/day.ts';
import { AppError, existing } from '#domain/errors.ts';
import { MAX_TARGETS, type OwnTargetInput, RATING_RANGE, unitOf } from '#domain/insights/targets.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Clock, Stored } from '../context.ts';

/** @throws invalid for an unknown group, a goal outside its scale, or a past day; conflict for too many */
export async function addTarget(
  context: Stored & Clock,
  actor: Actor,
  input: OwnTargetInput,
): Promise<number> {
  return context.storage.transact(async (tx) => {
    await tx.locks.acquire('targets');
    if ((await tx.targets.list()).length >= MAX_TARGETS) throw new AppError('too-many-targets');
    await check(context, tx, input);
    const id = await tx.targets.insert(input, actor.name);
    await tx.events.insert(actor, { kind: 'target.added', data: { id, ...input } });
    return id;
  });
}

/** @throws not-found; otherwise as `addTarget` */
export async function changeTarget(
  context: Stored & Clock,
  actor: Actor,
  id: number,
  part: Partial<OwnTargetInput>,
): Promise<void> {
  await context.storage.transact(async (tx) => {
    await tx.locks.acquire('targets');
    const { id: _id, groupName: _name, ...before } = await requireTarget(tx, id);
    const input = { ...before, ...part };
    await check(context, tx, input, before);
    await tx.targets.change(id, input);
    await tx.events.insert(actor, { kind: 'target.changed', data: { id, ...input } });
  });
}

/** @throws not-found */
export async function removeTarget({ storage }: Stored, actor: Actor, id: number): Promise<void> {
  await storage.transact(async (tx) => {
    await tx.locks.acquire('targets');
    await requireTarget(tx, id);
    await tx.targets.remove(id);
    await tx.events.insert(actor, { kind: 'target.deleted', data: { id } });
  });
}

async function requireTarget(tx: Transaction, id: number) {
  const target = (await tx.targets.list()).find((each) => each.id === id);
  return existing(target, { noun: 'target', id });
}

async function check(
  { now, timeZone }: Clock,
  tx: Transaction,
  input: OwnTargetInput,
  before?: OwnTargetInput,
): Promise<void> {
  const { best, lowest } = RATING_RANGE[unitOf(input)];
  if (input.goal <= lowest || input.goal > best)
    throw new AppError('target-goal', { above: lowest / 100, to: best / 100 });
  if (input.by !== null && input.by !== before?.by && input.by < dayIn(now(), timeZone))
    throw new AppError('target-day-past');
  if (input.groupId !== null && !(await tx.listingGroups.byId(input.groupId)))
    throw new AppError('unknown-reference', { noun: 'group', id: input.groupId });
}
