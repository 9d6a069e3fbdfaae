import { AppError } from '#domain/errors.ts';
import { formatNumber } from '#domain/format-number.ts';
import { MAX_ANALYSED_LENGTH, type TextAnalysis } from '#domain/topics.ts';
import type { Context } from './context.ts';

/**
 * Reads the language, the sentiment and the topics of a text. Nothing is stored.
 *
 * @param language ISO 639-1 code if it is known; else it is detected
 * @throws AppError `invalid` for a text without characters, or with too many
 */
export async function analyse(
  { detectLanguages, analyseText }: Pick<Context, 'detectLanguages' | 'analyseText'>,
  text: string,
  language?: string,
): Promise<TextAnalysis> {
  if (text.trim() === '') throw new AppError('invalid', 'text is empty.');
  if (text.length > MAX_ANALYSED_LENGTH) {
    throw new AppError('invalid', `text has more than ${formatNumber(MAX_ANALYSED_LENGTH)} characters.`);
  }
  const [detected = null] = language === undefined ? await detectLanguages([text]) : [language];
  return analyseText(text, detected);
}
