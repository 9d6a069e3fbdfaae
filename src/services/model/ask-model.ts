import type { LanguageModel } from '#connectors/language-model/client.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { AppError, messageOf } from '#domain/errors.ts';
import type { Prompt } from '#domain/model/prompt.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Logs, Model } from '../context.ts';
import { takeRequest } from '../daily-budget.ts';

/** Of one person or token, across all sessions. */
const MAX_PER_MINUTE = 10;
/** At the same time in one process: each may take two minutes. */
const MAX_RUNNING = 4;
const BUSY_SECONDS = 5;

/** @throws not-found when no model is configured */
export function requireModel({ languageModel }: Pick<Model, 'languageModel'>): LanguageModel {
  if (languageModel) return languageModel;
  throw new AppError('no-model');
}

/**
 * What the model writes, in parts. The request is counted and recorded before it is sent, because it may be paid for and it
 * gives texts to others.
 *
 * @param record records the event of the request
 * @throws rate-limited, or unavailable when the model fails or the daily limit is reached
 */
export async function* askModel(
  context: Model & Logs,
  { kind, name }: Actor,
  prompt: Prompt,
  record: (tx: Transaction) => Promise<void>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const model = requireModel(context);
  const { modelRequests, modelLoad, modelDailyLimit, storage, outageLog } = context;
  if (modelLoad.running >= MAX_RUNNING) {
    throw new AppError('model-busy', {}, { retryAfterSeconds: BUSY_SECONDS });
  }
  const wait = modelRequests.take(`${kind} ${name}`, MAX_PER_MINUTE);
  if (wait !== null) {
    throw new AppError('model-rate', { perMinute: MAX_PER_MINUTE }, { retryAfterSeconds: wait });
  }
  modelLoad.running += 1;
  try {
    await storage.transact(async (tx) => {
      await takeRequest(tx, context, 'model', modelDailyLimit);
      await record(tx);
    });
    yield* model.write(prompt, signal);
  } catch (error) {
    if (error instanceof AppError && error.problem.reason.startsWith('model-')) {
      outageLog.warn({ ...error.problem, cause: messageOf(error.cause) }, 'the language model wrote no text');
    }
    throw error;
  } finally {
    modelLoad.running -= 1;
  }
}
