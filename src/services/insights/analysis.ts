import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_ANALYSED_LENGTH, type TextAnalysis } from '#domain/insights/topics.ts';
import { type Sentiment, sentimentOf } from '#domain/reviews/sentiment.ts';
import type { Analyser, Limits } from '../context.ts';

const MAX_PER_MINUTE = 60;

/**
 * Analyses a text for a person or a token, up to sixty per minute across all sessions.
 *
 * @throws AppError as `analyse`; `rate-limited` after too many
 */
export async function analyseFor(
  context: Analyser & Limits,
  { kind, name }: Actor,
  text: string,
): Promise<Analysis> {
  const wait = context.analyses.take(`${kind} ${name}`, MAX_PER_MINUTE);
  if (wait !== null) {
    throw new AppError(
      'analysis-rate',
      { perMinute: MAX_PER_MINUTE, seconds: wait },
      { retryAfterSeconds: wait },
    );
  }
  return analyse(context, text);
}

type Analysis = Omit<TextAnalysis, 'tone'> & { sentiment: Sentiment | null };

/**
 * Reads the language, the sentiment and the topics of a text. Nothing is stored.
 *
 * @param language ISO 639-1 code if it is known; else it is detected
 * @throws AppError `invalid` for a text without characters, with too many, or that cannot be analysed in time
 */
export async function analyse(
  { analyseTexts }: Analyser,
  text: string,
  language?: string,
): Promise<Analysis> {
  if (text.trim() === '') throw new AppError('text-empty');
  if (text.length > MAX_ANALYSED_LENGTH) throw new AppError('text-too-long');
  const [analysis] = await analyseTexts([{ text, language }]);
  if (!analysis) throw new AppError('analysis-timeout');
  const { tone, topics } = analysis;
  return { language: analysis.language, sentiment: tone === null ? null : sentimentOf(tone, null), topics };
}
