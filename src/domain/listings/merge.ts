import type { ListingId } from '../ids.ts';

/** A listing that is one with a property, whose page shows its reviews. */
export interface MergedListing {
  id: ListingId;
  name: string;
  source: string;
  intoId: ListingId;
  intoName: string;
  /** Its own reviews, also those that are counted with another source. */
  reviews: number;
  /** How many of them another source has too. */
  same: number;
}

/** A property that a listing may be merged into. */
export interface MergeCandidate {
  id: ListingId;
  name: string;
  source: string;
  city: string | null;
  country: string | null;
  reviews: number;
}

/** What happens when a listing is merged into a property. */
export interface MergePreview {
  /** How many reviews move. */
  reviews: number;
  /** How many of them the property has too, from another source. They are counted once. */
  same: number;
  /** Usernames, and names of invitations and API tokens, that can no longer see the reviews that move. */
  losing: string[];
  /** Those that can see them from then on. */
  gaining: string[];
  /** Groups that have the listing and not the property. */
  groups: string[];
  /** Report links and monthly reports about the listing. */
  reports: number;
  /** Webhooks that are limited to it. */
  webhooks: number;
}
