import { AppError } from '#domain/errors.ts';
import { formatNumber } from '#domain/format-number.ts';
import { type Sentiment, sentimentOf } from '#domain/sentiment.ts';
import { MAX_ANALYSED_LENGTH, type TextAnalysis } from '#domain/topics.ts';
import type { Context } from './context.ts';

/**
 * Reads the language, the sentiment and the topics of a text. Nothing is stored.
 *
 * @param language ISO 639-1 code if it is known; else it is detected
 * @throws AppError `invalid` for a text without characters, with too many, or that cannot be analysed in time
 */
export async function analyse(
  { analyseTexts }: Pick<Context, 'analyseTexts'>,
  text: string,
  language?: string,
): Promise<Omit<TextAnalysis, 'tone'> & { sentiment: Sentiment | null }> {
  if (text.trim() === '') throw new AppError('invalid', 'text is empty.');
  if (text.length > MAX_ANALYSED_LENGTH) {
    throw new AppError('invalid', `text has more than ${formatNumber(MAX_ANALYSED_LENGTH)} characters.`);
  }
  const [analysis] = await analyseTexts([{ text, language }]);
  if (!analysis) throw new AppError('invalid', 'text could not be analysed in time.');
  const { tone, topics } = analysis;
  return { language: analysis.language, sentiment: tone === null ? null : sentimentOf(tone, null), topics };
}
