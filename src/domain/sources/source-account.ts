import type { RefusedCall } from './notice.ts';
import { kindOfSource, type SourceKind } from './source-kind.ts';

/** Accounts that can be connected at the same time. */
export const MAX_SOURCES = 20;
/** Accounts that one process syncs at the same time, so that one that takes hours does not delay the others. */
export const MAX_SYNCS = 6;
export const MAX_SOURCE_NAME = 60;
export const MAX_SETTING = 2_000;

/** The settings of an account by key, among them its secrets. */
export type SourceSettings = Readonly<Record<string, string>>;

/** What happens to the reviews of a removed source: they stay as they are, or leave all lists and public pages. */
export type RemovedReviews = 'keep' | 'withdraw';

/** The address at which the source of an account announces changes. */
interface SourceAddress {
  /** The token of the address is derived from it. */
  address: string;
  sealedSecret: string;
  lastNoticeAt: Date | null;
  /** The last call that was refused. */
  lastRefusal: { at: Date; reason: RefusedCall } | null;
}

/** An account that an admin has connected. */
export interface SourceAccount {
  /** The source of its listings and reviews. */
  id: string;
  kind: SourceKind;
  /** The name that an admin gave it. */
  name: string;
  /** The source's id of the account. */
  account: string;
  sealedSettings: string;
  isPaused: boolean;
  /** Null if it has none. */
  webhook: SourceAddress | null;
  createdBy: string;
  createdAt: Date;
}

/**
 * The id of an account: the one that it had before, or else its kind, with a number if another account has or had that id.
 *
 * @param accounts the source's ids of the account, the best first
 * @param owners the account of each id; null if it is not known
 */
export function sourceIdOf(
  kind: SourceKind,
  accounts: readonly string[],
  owners: ReadonlyMap<string, string | null>,
): string {
  for (const account of accounts) {
    for (const [id, owner] of owners) if (owner === account && kindOfSource(id) === kind) return id;
  }
  for (let number = 1; ; number++) {
    const id = number === 1 ? kind : `${kind}-${number}`;
    if (!owners.has(id)) return id;
  }
}
