import { API_ROOT } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import type { Figure } from './results/comparison.ts';
import { median, short } from './results/numbers.ts';
import type { Setup } from './setup.ts';

const SIZES = [10, 1_000, 10_000, 100_000];
const ROUNDS = 3;
const MAX_SECONDS = 5;
const BUDGETED = 10_000;
const MAX_DELAY_MS = 50;

/** How long a bulk change of some reviews and its undo take, and for how long they block the event loop. */
export async function bulkFigures(setups: readonly Setup[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of SIZES) {
    const values: string[] = [];
    let last = { unpublish: 0, delayMs: 0 };
    for (const setup of setups) {
      const measured = await measureSize(setup, size);
      values.push(measured ? describe(measured) : '');
      last = measured ?? last;
    }
    figures.push({
      name: `unpublish ${size.toLocaleString('en')} reviews by their ids, then undo: seconds, event loop delay`,
      values,
      budget: size === BUDGETED ? `≤ ${MAX_SECONDS} s, ≤ ${MAX_DELAY_MS} ms` : null,
      isMet: size === BUDGETED ? last.unpublish <= MAX_SECONDS && last.delayMs <= MAX_DELAY_MS : null,
    });
  }
  return figures;
}

interface Measured {
  dryRun: number;
  unpublish: number;
  undo: number;
  delayMs: number;
}

/** @returns null when there are not enough approved reviews */
async function measureSize({ product, database, cookie }: Setup, size: number): Promise<Measured | null> {
  const { rows } = await database.query<{ id: string }>(
    'select id from reviews where is_approved and withdrawn_at is null order by hashint8(id) limit $1',
    [size],
  );
  if (rows.length < size) return null;
  const ids = rows.map(({ id }) => Number(id));
  const post = async (path: string, body: object) => {
    const started = performance.now();
    const response = await fetch(`http://localhost:${product.port}${API_ROOT}${path}`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data, error } = (await response.json()) as { data: { batch: string }; error: string | null };
    if (error) throw new Error(error);
    return { seconds: (performance.now() - started) / 1000, batch: data.batch };
  };
  await product.ask({ type: 'event-loop-start' });
  const times: Omit<Measured, 'delayMs'>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { seconds: dryRun } = await post(routePath('POST /reviews/bulk'), {
      action: 'unpublish',
      ids,
      dryRun: true,
    });
    const { seconds: unpublish, batch } = await post(routePath('POST /reviews/bulk'), {
      action: 'unpublish',
      ids,
    });
    const { seconds: undo } = await post(routePath('POST /batches/:id/undo', { id: batch }), {});
    times.push({ dryRun, unpublish, undo });
  }
  return {
    dryRun: median(times.map(({ dryRun }) => dryRun)),
    unpublish: median(times.map(({ unpublish }) => unpublish)),
    undo: median(times.map(({ undo }) => undo)),
    delayMs: await product.ask<number>({ type: 'event-loop-stop' }),
  };
}

function describe({ dryRun, unpublish, undo, delayMs }: Measured): string {
  return `${short(unpublish)} s (dry run ${short(dryRun)} s), undo ${short(undo)} s, ${short(delayMs)} ms`;
}
