import type { UndoneBatch } from '#contract/decisions/batches.ts';
import type { Client } from './client.ts';

/** In milliseconds: a batch may have 100,000 reviews. */
const TIMEOUT = 300_000;

/** Takes back all decisions of a batch, except of reviews that were decided again since. */
export function undoBatch(client: Client, batch: string): Promise<UndoneBatch> {
  return client.request('POST /batches/:id/undo', { params: { id: batch }, timeout: TIMEOUT });
}
