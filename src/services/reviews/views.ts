import type { Actor } from '#domain/accounts/actor.ts';
import { parseName } from '#domain/accounts/display-name.ts';
import { AppError, existing } from '#domain/errors.ts';
import { BUILT_IN_VIEWS, impossibleReason, MAX_VIEWS, type View } from '#domain/reviews/view.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Clock, Stored } from '../context.ts';
import { filterOf } from './reviews.ts';

/** What a person may say of a view; what is missing stays as it is. */
export type ViewInput = Partial<Omit<View, 'id' | 'owner'>> & { isDefault?: boolean };

/** The built-in views, the actor's own in their order, and those that others share, each with its number of reviews. */
export async function listViews(context: Stored & Clock, actor: Actor) {
  const { storage, timeZone } = context;
  const [saved, chosen] = await Promise.all([
    storage.views.listFor(actor.name, actor.access),
    storage.views.defaultOf(actor.name),
  ]);
  const views = [...BUILT_IN_VIEWS, ...saved];
  const filters = views.map(({ filter }) => filterOf(context, actor, filter));
  const counts = await storage.reviews.countEach(filters, timeZone);
  return views.map((view, index) => ({
    ...view,
    isMine: view.owner === actor.name,
    isDefault: view.id === chosen,
    count: counts[index]?.count ?? 0,
    isCountExact: counts[index]?.isExact ?? false,
  }));
}

/**
 * Saves a view.
 *
 * @returns its id
 * @throws invalid for filters that no review can match; conflict for a name that the person uses, or too many views
 */
export function addView(
  { storage }: Stored,
  actor: Actor,
  { isDefault = false, ...input }: ViewInput & Pick<View, 'name' | 'filter'>,
): Promise<string> {
  const view = checked({ isShared: false, sortBy: 'date', sortOrder: 'desc', ...input });
  return storage.transact(async (tx) => {
    const { own } = await lockViews(tx, actor);
    if (own.length >= MAX_VIEWS) throw new AppError('too-many-views');
    requireFreeName(own, view.name);
    const id = await tx.views.insert(actor.name, view);
    if (isDefault) await tx.views.setDefault(actor.name, id);
    return id;
  });
}

/**
 * Changes a view of the actor. Of other views, only whether it is the actor's default can be changed.
 *
 * @param change with the place among the actor's own views, from 0
 * @throws forbidden for a view of someone else and for a built-in one
 */
export function changeView(
  { storage }: Stored,
  actor: Actor,
  id: string,
  { isDefault, position, ...input }: ViewInput & { position?: number },
): Promise<void> {
  return storage.transact(async (tx) => {
    const { own, visible } = await lockViews(tx, actor);
    const view = requireVisible(visible, id);
    if (Object.keys(input).length > 0 || position !== undefined) {
      requireOwn(own, view);
      const changed = checked({ ...view, ...input });
      const others = own.filter((each) => each.id !== id);
      requireFreeName(others, changed.name);
      await tx.views.change(changed);
      if (position !== undefined)
        await tx.views.order(others.map((each) => each.id).toSpliced(position, 0, id));
    }
    if (isDefault !== undefined) {
      const before = await tx.views.defaultOf(actor.name);
      if (isDefault) await tx.views.setDefault(actor.name, id);
      else if (before === id) await tx.views.setDefault(actor.name, null);
    }
  });
}

/** Deletes a view of the actor. @throws forbidden for a view of someone else and for a built-in one */
export function removeView({ storage }: Stored, actor: Actor, id: string): Promise<void> {
  return storage.transact(async (tx) => {
    const { own, visible } = await lockViews(tx, actor);
    requireOwn(own, requireVisible(visible, id));
    await tx.views.remove(id);
  });
}

function checked<Input extends Omit<View, 'id' | 'owner'>>(view: Input): Input {
  const reason = impossibleReason(view.filter);
  if (reason !== null) throw new AppError('in-field', { field: 'filter', problem: reason });
  return { ...view, name: parseName(view.name) };
}

function requireFreeName(own: readonly View[], name: string): void {
  if (!own.some((view) => view.name === name)) return;
  throw new AppError('view-name-taken', { name });
}

/** Locks the views of the actor. @returns those in their order, and all that the actor sees */
async function lockViews(tx: Transaction, actor: Actor): Promise<{ own: View[]; visible: View[] }> {
  await tx.locks.acquire(`views of ${actor.name}`);
  await tx.views.lock(actor.name);
  const saved = await tx.views.listFor(actor.name, actor.access);
  return {
    own: saved.filter(({ owner }) => owner === actor.name),
    visible: [...BUILT_IN_VIEWS, ...saved],
  };
}

/** @throws not-found for a view that the actor does not see */
function requireVisible(visible: readonly View[], id: string): View {
  const view = visible.find((each) => each.id === id);
  return existing(view, { noun: 'view', id });
}

function requireOwn(own: readonly View[], view: View): void {
  if (own.includes(view)) return;
  throw new AppError('view-of-other', { owner: view.owner });
}
