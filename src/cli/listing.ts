import { parseArgs } from 'node:util';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Context } from '#services/context.ts';
import { listingsWithPlaces, setListingPlace } from '#services/listing-places.ts';
import { type Command, UsageError } from './command.ts';
import { withApp } from './with-app.ts';

const HELP = `reviews listing list
reviews listing set-place LISTING_ID PLACE_ID|none

"list" prints one listing a line: id, name and the Google place of its own, divided by tabs.
"set-place" lets a listing show the Google reviews of a place of its own; with "none" it shows those of
GOOGLE_PLACE_ID again.`;

/** What a person writes for no place; no place id is that short. */
const NONE = 'none';

export const listing: Command = {
  name: 'listing',
  summary: 'lists the properties and sets the Google place of each',
  help: HELP,
  async run(args, readConfig) {
    const act = parse(args);
    await withApp(readConfig(), act);
  },
};

type Act = (context: Context) => Promise<void>;

async function list(context: Context): Promise<void> {
  for (const { id, name, placeId } of await listingsWithPlaces(context)) {
    console.log([id, name.replace(/\s/g, ' '), placeId ?? ''].join('\t'));
  }
}

async function setPlace(context: Context, id: ListingId, placeId: string | null): Promise<void> {
  await setListingPlace(context, id, placeId);
  console.error(
    placeId === null
      ? `Listing ${id} has no Google place of its own now.`
      : `Listing ${id} shows the Google reviews of ${placeId} now.`,
  );
}

function parse(args: string[]): Act {
  const [action, ...rest] = positionalsOf(args);
  if (action === 'list' && rest.length === 0) return list;
  const [id, placeId, ...more] = rest;
  if (action === 'set-place' && id !== undefined && placeId !== undefined && more.length === 0) {
    const listingId = listingIdOf(id);
    return (context) => setPlace(context, listingId, placeId === NONE ? null : placeId);
  }
  throw new UsageError(`usage:\n\n${HELP}`);
}

function positionalsOf(args: string[]): string[] {
  try {
    return parseArgs({ args, allowPositionals: true }).positionals;
  } catch (error) {
    throw new UsageError(`${String(error)}\n\n${HELP}`);
  }
}

function listingIdOf(text: string): ListingId {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  if (Number.isSafeInteger(id) && id > 0) return id as ListingId;
  throw new AppError(
    'invalid',
    `LISTING_ID is "${text}"; it must be a number as "reviews listing list" prints it.`,
  );
}
