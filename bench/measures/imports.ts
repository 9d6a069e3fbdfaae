import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '#cluster/product.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { startChild } from '../subjects/child.ts';
import type { Imported } from '../subjects/importer.ts';
import type { Site } from '../subjects/site.ts';

const MOST_ROWS = 50_000;
/** Upstream ids that the filler never gives. */
const FIRST_ID = 1_000_000_000;
const SENTENCES = [
  'The flat was spotless and the bed comfortable.',
  'We loved the balcony and the quiet street.',
  'Check-in took a while and the kitchen lacked a kettle.',
  'A short walk to the station, shops and cafés around the corner.',
  'The heating was noisy at night, but the host answered within minutes.',
  'Would come back any time!',
];

/** Imports a file of new reviews into the database of a product that runs, as `reviews import` does. */
export async function importReviews({ rows, environment, dataDir, database }: Site): Promise<Imported> {
  const listings = await database.query<{ upstream_id: string }>(
    'select upstream_id from listings order by id',
  );
  const homes = listings.rows.map(({ upstream_id }) => Number(upstream_id));
  const folder = await mkdtemp(path.join(tmpdir(), 'reviews-bench-import-'));
  try {
    const file = path.join(folder, 'reviews.ndjson');
    const lines = Array.from({ length: Math.min(MOST_ROWS, rows) }, (_, index) => lineOf(index, homes));
    await writeFile(file, lines.join(''));
    const child = startChild([...MEMORY_FLAGS, 'bench/subjects/importer.ts'], {
      ...MEMORY_ENVIRONMENT,
      ...environment,
      DATA_DIR: dataDir,
    });
    const imported = await child.ask<Imported>({ file });
    await child.end();
    return imported;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function lineOf(index: number, homes: readonly number[]): string {
  const at = new Date(Date.UTC(2016, 0, 1) + index * 6_000_000).toISOString();
  const text = Array.from({ length: 1 + (index % 5) }, (_, turn) => SENTENCES[(index + turn * 7) % 6]);
  const review = newReview({
    id: FIRST_ID + index,
    listingMapId: homes[index % homes.length] ?? 0,
    channelId: [2018, 2005, 2002, 2000][index % 4] ?? 2018,
    rating: 4 + (index % 7),
    publicReview: `${text.join(' ')} Stay ${index}.`,
    guestName: `Guest ${index % 997}`,
    submittedAt: `${at.slice(0, 10)} ${at.slice(11, 19)}`,
  });
  return `${JSON.stringify(review)}\n`;
}
