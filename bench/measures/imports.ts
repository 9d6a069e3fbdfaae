import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '#cluster/product.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { startChild } from '../subjects/child.ts';
import type { Imports } from '../subjects/importer.ts';
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

/** Imports files of new reviews into the database of a product that runs. */
export async function importReviews({ rows, environment, dataDir, database }: Site): Promise<Imports> {
  const listings = await database.query<{ upstream_id: string }>(
    'select upstream_id from listings order by id',
  );
  const homes = listings.rows.map(({ upstream_id }) => Number(upstream_id));
  const folder = await mkdtemp(path.join(tmpdir(), 'reviews-bench-import-'));
  try {
    const count = Math.min(MOST_ROWS, rows);
    const files = [0, count].map((first) => ({ first, file: path.join(folder, `from-${first}.ndjson`) }));
    for (const { first, file } of files) {
      await writeFile(
        file,
        Array.from({ length: count }, (_, index) => lineOf(first + index, homes)),
      );
    }
    const child = startChild([...MEMORY_FLAGS, 'bench/subjects/importer.ts'], {
      ...MEMORY_ENVIRONMENT,
      ...environment,
      DATA_DIR: dataDir,
    });
    const imports = await child.ask<Imports>(files.map(({ file }) => file));
    await child.end();
    return imports;
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
