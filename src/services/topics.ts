import type { ReviewId } from '#domain/ids.ts';
import { UNDETERMINED } from '#domain/language.ts';
import { correctTopics } from '#domain/topics.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Context } from './context.ts';

/** Takes a few hundredths of a second, during which the process answers nothing else. */
const BATCH_SIZE = 300;

type Analyser = Pick<Context, 'analyseText'>;

/**
 * Analyses a batch of new and changed texts and stores the topics that they judge. A crash leaves the batch queued.
 *
 * @returns how many texts; 0 when none with a known language is left
 */
export function addTopics(context: Analyser & Pick<Context, 'storage'>): Promise<number> {
  return context.storage.transact(async (tx) => {
    const queued = await tx.reviews.takeQueuedTexts(BATCH_SIZE);
    if (queued.length > 0) await storeTopics(context, tx, queued);
    return queued.length;
  });
}

/** Stores the topics of texts as they are analysed and corrected. */
export async function storeTopics(
  { analyseText }: Analyser,
  tx: Transaction,
  texts: readonly { id: ReviewId; text: string; language: string | null }[],
): Promise<void> {
  const corrections = await tx.reviews.topicCorrections(texts.map(({ id }) => id));
  await tx.reviews.setTopics(
    texts.map(({ id, text, language }) => ({
      id,
      topics: correctTopics(
        analyseText(text, language === UNDETERMINED ? null : language).topics,
        corrections.get(id) ?? [],
      ),
    })),
  );
}
