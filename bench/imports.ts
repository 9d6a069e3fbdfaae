import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '#cluster/product.ts';
import { hostawayReview } from './hostaway-reviews.ts';
import { startChild } from './processes/child.ts';
import type { ImportTimes } from './processes/importer.ts';
import type { Figure } from './results/comparison.ts';
import { short } from './results/numbers.ts';
import type { Setup } from './setup.ts';

const MAX_ROWS = 50_000;
/** Above all upstream ids of the filled database. */
const FIRST_ID = 1_000_000_000;
const MIN_STORED_PER_SECOND = 10_000;

/** Imports files of new reviews into the database of each running product. */
export async function importFigures(setups: readonly Setup[]): Promise<Figure[]> {
  const times: ImportTimes[] = [];
  for (const setup of setups) times.push(await importFiles(setup));
  const stored = times.map(({ fromMemory }) => fromMemory.rows / fromMemory.storedSeconds);
  const noBudget = { budget: null, isMet: null };
  return [
    {
      name: 'import, rows already read: stored reviews/s',
      values: stored.map((rate, index) => `${short(rate)} (${times[index]?.fromMemory.rows} rows)`),
      budget: `≥ ${MIN_STORED_PER_SECOND.toLocaleString('en')}`,
      isMet: (stored.at(-1) ?? 0) >= MIN_STORED_PER_SECOND,
    },
    {
      name: 'the same, with counters and search index',
      values: times.map(({ fromMemory }) => short(fromMemory.rows / fromMemory.seconds)),
      ...noBudget,
    },
    {
      name: 'import of a file, with counters and search index: reviews/s',
      values: times.map(({ fromFile }) => short(fromFile.rows / fromFile.seconds)),
      ...noBudget,
    },
    {
      name: 'maximum memory of the import (MB, resident)',
      values: times.map(({ maxRssBytes }) => short(maxRssBytes / 2 ** 20)),
      ...noBudget,
    },
  ];
}

async function importFiles({ rows, environment, dataDir, database }: Setup): Promise<ImportTimes> {
  const listings = await database.query<{ upstream_id: string }>(
    'select upstream_id from listings order by id',
  );
  const listingIds = listings.rows.map(({ upstream_id }) => Number(upstream_id));
  const folder = await mkdtemp(path.join(tmpdir(), 'reviews-bench-import-'));
  try {
    const count = Math.min(MAX_ROWS, rows);
    const lineOf = (index: number) => {
      const listingMapId = listingIds[index % listingIds.length] ?? 0;
      return `${JSON.stringify(hostawayReview(index, 2 * count, { id: FIRST_ID + index, listingMapId }))}\n`;
    };
    const files = [0, count].map((from) => ({ from, file: path.join(folder, `from-${from}.ndjson`) }));
    for (const { from, file } of files) {
      await writeFile(
        file,
        Array.from({ length: count }, (_, index) => lineOf(from + index)),
      );
    }
    const child = startChild([...MEMORY_FLAGS, 'bench/processes/importer.ts'], {
      ...MEMORY_ENVIRONMENT,
      ...environment,
      DATA_DIR: dataDir,
    });
    const times = await child.ask<ImportTimes>(files.map(({ file }) => file));
    await child.end();
    return times;
  } finally {
    await rm(folder, { recursive: true });
  }
}
