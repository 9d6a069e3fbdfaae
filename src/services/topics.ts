import { UNDETERMINED } from '#domain/language.ts';
import type { Context } from './context.ts';

/** Takes a few hundredths of a second, during which the process answers nothing else. */
const BATCH_SIZE = 300;

/**
 * Analyses a batch of new and changed texts and stores the topics that they judge. A crash leaves the batch queued.
 *
 * @returns how many texts; 0 when none with a known language is left
 */
export function addTopics({
  storage,
  analyseText,
}: Pick<Context, 'storage' | 'analyseText'>): Promise<number> {
  return storage.transact(async (tx) => {
    const queued = await tx.reviews.takeQueuedTexts(BATCH_SIZE);
    if (queued.length === 0) return 0;
    await tx.reviews.setTopics(
      queued.map(({ id, text, language }) => ({
        id,
        topics: analyseText(text, language === UNDETERMINED ? null : language).topics,
      })),
    );
    return queued.length;
  });
}
