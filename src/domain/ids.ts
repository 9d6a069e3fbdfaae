declare const brand: unique symbol;

/** A number that cannot be swapped for another kind of id. */
type Id<Kind extends string> = number & { readonly [brand]: Kind };

export type ReviewId = Id<'review'>;
export type ListingId = Id<'listing'>;
export type TaskId = Id<'task'>;
