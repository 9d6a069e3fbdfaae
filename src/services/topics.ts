import type { ReviewId } from '#domain/ids.ts';
import { knownLanguage, UNDETERMINED } from '#domain/language.ts';
import { sentimentOf } from '#domain/sentiment.ts';
import { correctTopics } from '#domain/topics.ts';
import type { QueuedText } from '#storage/reviews/analysis.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Context } from './context.ts';

const BATCH_SIZE = 300;

type Analyser = Pick<Context, 'analyseTexts' | 'log'>;

/**
 * Analyses a batch of new and changed texts and stores what they say. A crash leaves the batch queued.
 *
 * @returns how many texts; 0 when none is left
 */
export function addTopics(context: Analyser & Pick<Context, 'storage'>): Promise<number> {
  return context.storage.transact(async (tx) => {
    const queued = await tx.reviews.takeQueuedTexts(BATCH_SIZE);
    if (queued.length > 0) await storeAnalyses(context, tx, queued);
    return queued.length;
  });
}

/**
 * Stores language, sentiment and topics of texts as they are analysed and corrected. A text whose analysis fails or takes
 * too long is marked and skipped until it changes.
 */
export async function storeAnalyses(
  { analyseTexts, log }: Analyser,
  tx: Transaction,
  texts: readonly QueuedText[],
): Promise<void> {
  const analyses = await analyseTexts(
    texts.map(({ text, language }) => ({
      text,
      language: language === null ? undefined : knownLanguage(language),
    })),
  );
  const corrections = await tx.reviews.topicCorrections(texts.map(({ id }) => id));
  const failed: ReviewId[] = [];
  const found = texts.map(({ id, tenths }, index) => {
    const { language, tone, topics } = analyses[index] ?? { language: null, tone: null, topics: [] };
    if (!analyses[index]) failed.push(id);
    return {
      id,
      language: language ?? UNDETERMINED,
      sentiment: sentimentOf(tone, tenths),
      topics: correctTopics(topics, corrections.get(id) ?? []),
    };
  });
  await tx.reviews.setAnalyses(found);
  if (failed.length === 0) return;
  await tx.reviews.markUnanalysed(failed);
  log.warn({ reviews: failed }, 'texts could not be analysed; they are skipped until they change');
}
