import { UNDETERMINED } from '#domain/language.ts';
import type { Context } from './context.ts';

/** Takes a tenth of a second. */
const BATCH_SIZE = 500;

/**
 * Finds the languages of a batch of texts that were stored without one: those of an earlier version of the product, and
 * changed ones.
 *
 * @returns how many; 0 when none are left
 */
export function addLanguages({
  storage,
  detectLanguages,
}: Pick<Context, 'storage' | 'detectLanguages'>): Promise<number> {
  return storage.transact(async (tx) => {
    const reviews = await tx.reviews.lockWithoutLanguage(BATCH_SIZE);
    if (reviews.length === 0) return 0;
    const languages = await detectLanguages(reviews.map(({ text }) => text));
    await tx.reviews.setLanguages(
      reviews.map(({ id }, index) => ({ id, language: languages[index] ?? UNDETERMINED })),
    );
    return reviews.length;
  });
}
