import { startProduct } from '../subjects/product.ts';

const TIMES = 5;

/**
 * Starts the product several times in a folder where it ran before, as `npm start` does with everything installed and
 * built. PostgreSQL starts with it.
 *
 * @returns milliseconds to the first answer, ascending
 */
export async function secondStarts(dataDir: string): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn++) {
    const started = await startProduct({ DATA_DIR: dataDir }, ['scripts/start.mjs']);
    times.push(started.startMs);
    await started.end();
  }
  return times.toSorted((a, b) => a - b);
}
