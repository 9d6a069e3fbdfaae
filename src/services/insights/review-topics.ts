import type { ReviewId } from '#domain/ids.ts';
import { correctTopics, type TextAnalysis } from '#domain/insights/topics.ts';
import { knownLanguage, UNDETERMINED } from '#domain/reviews/language.ts';
import { sentimentOf } from '#domain/reviews/sentiment.ts';
import type { QueuedText, TextOfReview, Tone } from '#storage/reviews/analysis.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Analyser, Logs, Stored } from '../context.ts';

const BATCH_SIZE = 300;

/**
 * Analyses a batch of new and changed texts and stores their topics, and language and sentiment where they differ from
 * those stored. A crash leaves the batch queued.
 *
 * @returns how many texts; 0 when the queue is empty
 */
export async function addTopics(context: Stored & Logs & Analyser): Promise<number> {
  return context.storage.transact(async (tx) => {
    const queued = await tx.reviews.takeQueuedTexts(BATCH_SIZE);
    if (queued.length === 0) return 0;
    const analyses = await storeTopics(context, tx, queued);
    const tones = queued.flatMap((text, index) => changedTone(text, analyses[index] ?? null));
    if (tones.length > 0) await tx.reviews.setTones(tones);
    return queued.length;
  });
}

function changedTone({ id, language, tenths, sentiment }: QueuedText, analysis: TextAnalysis | null): Tone[] {
  const found = {
    language: analysis?.language ?? UNDETERMINED,
    sentiment: sentimentOf(analysis?.tone ?? null, tenths),
  };
  if (found.language === language && found.sentiment === sentiment) return [];
  return [{ id, tenths, ...found }];
}

/**
 * Stores the analysed and corrected topics of texts. A text whose analysis fails or times out is marked, and skipped until
 * it changes.
 */
export async function storeTopics(
  { analyseTexts, log }: Logs & Analyser,
  tx: Transaction,
  texts: readonly TextOfReview[],
): Promise<(TextAnalysis | null)[]> {
  const analyses = await analyseTexts(
    texts.map(({ text, language }) => ({
      text,
      language: language === null ? undefined : knownLanguage(language),
    })),
  );
  const corrections = await tx.reviews.topicCorrections(texts.map(({ id }) => id));
  await tx.reviews.setTopics(
    texts.map(({ id }, index) => ({
      id,
      topics: correctTopics(analyses[index]?.topics ?? [], corrections.get(id) ?? []),
    })),
  );
  const failed: ReviewId[] = texts.flatMap(({ id }, index) => (analyses[index] ? [] : [id]));
  if (failed.length > 0) {
    await tx.reviews.markUnanalysed(failed);
    log.warn({ reviews: failed }, 'texts could not be analysed; they are skipped until they change');
  }
  return analyses;
}
