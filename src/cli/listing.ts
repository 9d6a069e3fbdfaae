import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Context } from '#services/context.ts';
import { listingsWithPlaces, setListingPlace } from '#services/listings/listing-places.ts';
import { type Command, parseCommandLine, parseId, UsageError } from './command.ts';
import { type Act, runParsed } from './with-app.ts';

const HELP = `reviews listing list
reviews listing set-place LISTING_ID PLACE_ID|none

"list" prints one listing per line: id, name and its own Google place, separated by tabs.
"set-place" makes a listing show the Google reviews of its own place; with "none" it shows those of
GOOGLE_PLACE_ID again.`;

/** Removes the place; no place id is that short. */
const NONE = 'none';

export const listing: Command = {
  name: 'listing',
  summary: 'lists the properties and sets the Google place of each',
  help: HELP,
  run: runParsed(parse),
};

async function list(context: Context): Promise<void> {
  for (const { id, name, placeId } of await listingsWithPlaces(context)) {
    console.log([id, name.replace(/\s/g, ' '), placeId ?? ''].join('\t'));
  }
}

async function setPlace(context: Context, id: ListingId, placeId: string | null): Promise<void> {
  await setListingPlace(context, systemActor, id, placeId);
  console.error(
    placeId === null
      ? `Listing ${id} no longer has its own Google place.`
      : `Listing ${id} now shows the Google reviews of ${placeId}.`,
  );
}

function parse(args: string[]): Act {
  const [action, ...rest] = parseCommandLine({ args, allowPositionals: true }, HELP).positionals;
  if (action === 'list' && rest.length === 0) return list;
  const [id, placeId, ...more] = rest;
  if (action === 'set-place' && id !== undefined && placeId !== undefined && more.length === 0) {
    const listingId = parseId('LISTING_ID', id) as ListingId;
    return (context) => setPlace(context, listingId, placeId === NONE ? null : placeId);
  }
  throw new UsageError(`usage:\n\n${HELP}`);
}
