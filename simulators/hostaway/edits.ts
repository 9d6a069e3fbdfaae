import type { HostawayData } from './data.ts';
import { type HostawayListing, newListing } from './listing-record.ts';
import { type HostawayReview, newReview } from './records.ts';
import type { TokenDesk } from './tokens.ts';

/**
 * What happens to an account while a client is not looking. Whatever names an unknown id throws. A changed row gets the
 * time of its change, as upstream, and is a new object: rows read before stay as they were.
 */
export interface HostawayEdits {
  /** A plain published review unless told; the next free id. */
  addReview(fields?: Partial<HostawayReview>): HostawayReview;
  changeReview(id: number, fields: Partial<HostawayReview>): HostawayReview;
  /** The row is in no answer any more. */
  deleteReview(id: number): HostawayReview;
  /** The row stays in every list, with the status that a review has before it is published. */
  unpublishReview(id: number): HostawayReview;
  hideReview(id: number): HostawayReview;
  addListing(fields?: Partial<HostawayListing>): HostawayListing;
  changeListing(id: number, fields: Partial<HostawayListing>): HostawayListing;
  /** Its reviews stay, as they do upstream. */
  deleteListing(id: number): HostawayListing;
  revokeTokens(): void;
  expireTokens(): void;
  /** Takes back every edit of data made here, the last one first. Tokens and accepted responses are not among them. */
  undo(): void;
}

export function openEdits(data: HostawayData, tokens: TokenDesk): HostawayEdits {
  const undoing: (() => void)[] = [];
  const reviews = openRows('review', () => data.reviews, undoing);
  const listings = openRows('listing', () => data.listings, undoing);
  const change = (id: number, fields: Partial<HostawayReview>) =>
    reviews.change(id, { updatedOn: stamp(), ...fields });
  return {
    addReview: (fields) => reviews.add(newReview({ id: reviews.nextId(), ...dates(), ...fields })),
    changeReview: change,
    deleteReview: reviews.remove,
    unpublishReview: (id) => change(id, { status: 'submitted' }),
    hideReview: (id) => change(id, { isHidden: 1 }),
    addListing: (fields) => listings.add(newListing({ id: listings.nextId(), ...fields })),
    changeListing: (id, fields) => listings.change(id, { latestActivityOn: stamp(), ...fields }),
    deleteListing: listings.remove,
    revokeTokens: tokens.revokeAll,
    expireTokens: tokens.expireAll,
    undo() {
      for (let last = undoing.pop(); last; last = undoing.pop()) last();
    },
  };
}

/** Rows are looked up anew each time: tests also edit the data itself. */
function openRows<Row extends { id: number }>(noun: string, rows: () => Row[], undoing: (() => void)[]) {
  const at = (id: number) => rows().findIndex((row) => row.id === id);
  const known = (id: number): [index: number, row: Row] => {
    const index = at(id);
    const row = rows()[index];
    if (!row) throw new UnknownRow(`There is no ${noun} ${id}.`);
    return [index, row];
  };
  const put = (id: number, row: Row) => rows().splice(at(id), 1, row);
  return {
    nextId: () => rows().reduce((highest, { id }) => Math.max(highest, id), 0) + 1,
    add(row: Row): Row {
      rows().push(row);
      undoing.push(() => at(row.id) >= 0 && rows().splice(at(row.id), 1));
      return row;
    },
    change(id: number, fields: Partial<Row>): Row {
      const [, before] = known(id);
      const after = { ...before, ...fields, id };
      put(id, after);
      undoing.push(() => at(id) >= 0 && put(id, before));
      return after;
    },
    remove(id: number): Row {
      const [index, row] = known(id);
      rows().splice(index, 1);
      undoing.push(() => rows().splice(index, 0, row));
      return row;
    },
  };
}

export class UnknownRow extends Error {}

function dates(): Pick<HostawayReview, 'insertedOn' | 'updatedOn' | 'submittedAt'> {
  const now = stamp();
  return { insertedOn: now, updatedOn: now, submittedAt: now };
}

const stamp = () => new Date().toISOString().slice(0, 19).replace('T', ' ');
