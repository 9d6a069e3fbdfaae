import { expect, vi } from 'vitest';
import { rollUp } from '#services/maintenance/rollups.ts';
import type { TestServer } from './test-server.ts';
import { WAIT_OPTIONS } from './timeouts.ts';

/** Waits until all texts are analysed, because the server would change sentiments in the middle of a test. */
export async function analyseAll({ context }: TestServer['app']): Promise<void> {
  await rollUp(context);
  await vi.waitFor(async () => {
    expect(await context.storage.reviews.countQueuedTexts('all')).toBe(0);
  }, WAIT_OPTIONS);
}
