import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import { asData } from '#domain/model/prompt.ts';
import { addedContacts } from '#domain/responses/draft-check.ts';
import { responseText } from '#domain/responses/response.ts';
import {
  isLanguageCode,
  TRANSLATION_PROMPT_VERSION,
  translationPrompt,
} from '#domain/reviews/translation-prompt.ts';
import type { StoredTranslation } from '#storage/reviews/translations.ts';
import type { Configured, Logs, Model, Stored } from '../context.ts';
import { lockReview, requireReview } from '../decisions/lock-review.ts';
import { askModel, requireModel } from '../model/ask-model.ts';

/**
 * The text of a review in another language, from the model once and then from the database; or a draft of its response, which is
 * not stored.
 *
 * @param draft null for the text of the review
 * @throws invalid for an unknown language or an empty text, not-found also without a model, and as `askModel`
 */
export async function translateReview(
  context: Model & Stored & Configured & Logs,
  actor: Actor,
  id: ReviewId,
  { language, draft }: { language: string; draft: string | null },
  signal: AbortSignal,
): Promise<StoredTranslation> {
  const model = requireModel(context);
  if (!isLanguageCode(language)) throw new AppError('translation-language', { language });
  const { storage, settings } = context;
  const review = await requireReview(context, actor, id);
  const source = draft ?? review.reviewText;
  if (source.trim() === '') throw new AppError('text-empty');
  const stored = draft === null && (await storage.translations.ofReviews([id], language)).get(id);
  if (stored) return stored;
  const about = { review: id, listing: review.listingId };
  const hiddenName = settings.values.modelReadsGuestNames ? null : review.guestName;
  const parts = askModel(
    context,
    actor,
    translationPrompt(source, language, hiddenName),
    (tx) =>
      tx.events.insert(actor, {
        kind: 'translation.requested',
        ...about,
        data: { model: model.name, prompt: TRANSLATION_PROMPT_VERSION, language },
      }),
    signal,
  );
  let written = '';
  for await (const part of parts) written += part;
  const text = responseText(written);
  if (text === '') throw new AppError('model-unreadable', { kind: 'empty' });
  if (addedContacts(text, asData(source)).length > 0) throw new AppError('translation-unfaithful');
  const translation = { text, model: model.name };
  if (draft === null) {
    await storage.transact(async (tx) => {
      // Waits for an erasure, after which the text is another.
      await lockReview(tx, actor, id);
      await tx.translations.upsert(id, language, source, translation);
      await tx.events.insert(actor, { kind: 'review.translated', ...about, data: { language } });
    });
  }
  return translation;
}
