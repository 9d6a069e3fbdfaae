import type { ControlCall } from '../control.ts';
import { ControlError } from '../failures/failure.ts';
import type { HostawayData } from './data.ts';
import { type HostawayListing, newListing } from './listing-record.ts';
import { type HostawayReview, newReview } from './records.ts';
import type { HostawayTask } from './tasks.ts';
import type { Tokens } from './tokens.ts';

/**
 * Changes to an account while clients use it. An unknown id throws. A changed row gets a new update time, as upstream, and
 * is a new object: rows read before the change keep their values.
 */
export interface HostawayEdits {
  /** Adds a plain published review with the next free id and the given fields. */
  addReview(fields?: Partial<HostawayReview>): HostawayReview;
  changeReview(id: number, fields: Partial<HostawayReview>): HostawayReview;
  /** Removes the row from every response. */
  deleteReview(id: number): HostawayReview;
  /** Sets the status that a review has before it is published; the row stays in every list. */
  unpublishReview(id: number): HostawayReview;
  hideReview(id: number): HostawayReview;
  addListing(fields?: Partial<HostawayListing>): HostawayListing;
  changeListing(id: number, fields: Partial<HostawayListing>): HostawayListing;
  /** Keeps the reviews of the listing, as upstream. */
  deleteListing(id: number): HostawayListing;
  /** As staff do in Hostaway. */
  changeTask(id: number, fields: Partial<HostawayTask>): HostawayTask;
  deleteTask(id: number): HostawayTask;
  revokeTokens(): void;
  expireTokens(): void;
  changeKey(apiKey: string): void;
  /** Reverts every edit of rows, the last one first. Tokens and accepted responses stay. */
  undo(): void;
}

export function createEdits(data: HostawayData, tokens: Tokens): HostawayEdits {
  const undoSteps: (() => void)[] = [];
  const reviews = rowEdits('review', () => data.reviews, undoSteps);
  const listings = rowEdits('listing', () => data.listings, undoSteps);
  const tasks = rowEdits('task', () => data.tasks ?? [], undoSteps);
  const changeReview = (id: number, fields: Partial<HostawayReview>) =>
    reviews.change(id, { updatedOn: timestamp(), ...fields });
  return {
    addReview(fields) {
      const now = timestamp();
      const times = { insertedOn: now, updatedOn: now, submittedAt: now };
      return reviews.add(newReview({ id: reviews.nextId(), ...times, ...fields }));
    },
    changeReview,
    deleteReview: reviews.remove,
    unpublishReview: (id) => changeReview(id, { status: 'submitted' }),
    hideReview: (id) => changeReview(id, { isHidden: 1 }),
    addListing: (fields) => listings.add(newListing({ id: listings.nextId(), ...fields })),
    changeListing: (id, fields) => listings.change(id, { latestActivityOn: timestamp(), ...fields }),
    deleteListing: listings.remove,
    changeTask: tasks.change,
    deleteTask: tasks.remove,
    revokeTokens: tokens.revokeAll,
    expireTokens: tokens.expireAll,
    changeKey: tokens.changeKey,
    undo() {
      for (let step = undoSteps.pop(); step; step = undoSteps.pop()) step();
    },
  };
}

/** Looks rows up on each call, because tests also edit the data directly. */
function rowEdits<Row extends { id: number }>(noun: string, rows: () => Row[], undoSteps: (() => void)[]) {
  const indexOf = (id: number) => rows().findIndex((row) => row.id === id);
  const find = (id: number): [index: number, row: Row] => {
    const index = indexOf(id);
    const row = rows()[index];
    if (!row) throw new ControlError(404, `There is no ${noun} ${id}.`);
    return [index, row];
  };
  return {
    nextId: () => rows().reduce((highest, { id }) => Math.max(highest, id), 0) + 1,
    add(row: Row): Row {
      rows().push(row);
      undoSteps.push(() => indexOf(row.id) >= 0 && rows().splice(indexOf(row.id), 1));
      return row;
    },
    change(id: number, fields: Partial<Row>): Row {
      const [index, before] = find(id);
      const after = { ...before, ...fields, id };
      rows().splice(index, 1, after);
      undoSteps.push(() => indexOf(id) >= 0 && rows().splice(indexOf(id), 1, before));
      return after;
    },
    remove(id: number): Row {
      const [index, row] = find(id);
      rows().splice(index, 1);
      undoSteps.push(() => rows().splice(index, 0, row));
      return row;
    },
  };
}

const timestamp = () => new Date().toISOString().slice(0, 19).replace('T', ' ');

/** The edits as control calls, and every row without tokens, pages or limits. */
export function editCalls(data: HostawayData, edits: HostawayEdits): ControlCall[] {
  const onRow = (call: string, does: string, edit: (id: number) => unknown): ControlCall => ({
    call,
    does,
    run: ({ id }) => edit(id),
  });
  const withFields = (call: string, does: string, edit: (fields: object, id: number) => unknown) => ({
    call,
    does,
    run: ({ id, body }: { id: number; body: unknown }) => edit(requireFields(body), id),
  });
  return [
    { call: 'GET /control/reviews', does: 'every review', run: () => data.reviews },
    withFields(
      'POST /control/reviews',
      'adds a plain published review with the given fields',
      edits.addReview,
    ),
    withFields('PATCH /control/reviews/{id}', 'changes the given fields', (fields, id) =>
      edits.changeReview(id, fields),
    ),
    onRow('DELETE /control/reviews/{id}', 'deletes a review', edits.deleteReview),
    onRow('POST /control/reviews/{id}/unpublish', 'sets its status to submitted', edits.unpublishReview),
    onRow('POST /control/reviews/{id}/hide', 'hides a review', edits.hideReview),
    { call: 'GET /control/listings', does: 'every listing', run: () => data.listings },
    withFields('POST /control/listings', 'adds a listing with the given fields', edits.addListing),
    withFields('PATCH /control/listings/{id}', 'changes the given fields', (fields, id) =>
      edits.changeListing(id, fields),
    ),
    onRow('DELETE /control/listings/{id}', 'deletes a listing and keeps its reviews', edits.deleteListing),
    { call: 'GET /control/tasks', does: 'every task', run: () => data.tasks ?? [] },
    withFields('PATCH /control/tasks/{id}', 'changes the given fields', (fields, id) =>
      edits.changeTask(id, fields),
    ),
    onRow('DELETE /control/tasks/{id}', 'deletes a task', edits.deleteTask),
    { call: 'POST /control/tokens/revoke', does: 'revokes every token', run: edits.revokeTokens },
    { call: 'POST /control/tokens/expire', does: 'expires every token', run: edits.expireTokens },
  ];
}

/** Values are not checked: a test may need a row that no live account has. */
function requireFields(body: unknown): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new ControlError(400, 'The body must be an object of fields.');
}
