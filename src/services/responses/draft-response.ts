import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import { checkDraft, type Finding } from '#domain/responses/draft-check.ts';
import { DRAFT_PROMPT_VERSION, draftLanguage, draftPrompt } from '#domain/responses/draft-prompt.ts';
import { assumedLength, MAX_RESPONSE_LENGTH, responseText } from '#domain/responses/response.ts';
import { fillTemplate, firstName } from '#domain/responses/template.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import type { Analyser, Configured, Logs, Model, Sources, Stored } from '../context.ts';
import { analyse } from '../insights/analysis.ts';
import { askModel, requireModel } from '../model/ask-model.ts';
import { managedReview } from './responses.ts';

/** A part of a draft as the model writes it, or at the end all of it. */
export type DraftPart = { text: string } | { draft: Draft };

export interface Draft {
  text: string;
  findings: Finding[];
  /** The model's name. */
  model: string;
}

/**
 * Yields a draft of the response to a review in parts, and returns it. Nothing is stored but that there was one: a person edits
 * and sends the text.
 *
 * @param signal aborts the request to the model
 * @throws not-found also when no model is configured, conflict when no response is possible, and as `askModel`
 */
export async function* draftResponse(
  context: Model & Stored & Sources & Configured & Analyser & Logs,
  actor: Actor,
  id: ReviewId,
  signal: AbortSignal,
): AsyncGenerator<DraftPart, Draft> {
  const model = requireModel(context);
  const review = await managedReview(context, actor, id);
  if (review.responseBlockedReason) throw AppError.of(review.responseBlockedReason);
  const { modelReadsGuestNames, modelReadsPrivateFeedback } = context.settings.values;
  const { reviewText, privateFeedback = null, guestName, rating, language = null } = review;
  const facts = await factsOf(context, review);
  const prompt = draftPrompt(
    { reviewText, privateFeedback, guestName, rating, language, facts },
    { guestNames: modelReadsGuestNames, privateFeedback: modelReadsPrivateFeedback },
  );
  const record = { model: model.name, prompt: DRAFT_PROMPT_VERSION };
  const parts = askModel(
    context,
    actor,
    prompt,
    async (tx) => {
      await tx.drafts.record(id, record);
      await tx.events.insert(actor, {
        kind: 'response.drafted',
        review: id,
        listing: review.listingId,
        data: record,
      });
    },
    signal,
  );
  let written = '';
  for await (const text of parts) {
    written += text;
    yield { text };
  }
  const text = responseText(written);
  if (text === '') throw new AppError('model-unreadable', { kind: 'empty' });
  const draft = {
    // The model writes a variable where it does not get the name.
    text: fillTemplate(text, { guest_first_name: firstName(guestName) }),
    findings: await findingsOf(context, review, text),
    model: model.name,
  };
  yield { draft };
  return draft;
}

/** What is suspicious in a draft, or in what a person made of it. */
export async function findingsOf(
  context: Stored & Configured & Analyser,
  review: ManagedReview,
  text: string,
): Promise<Finding[]> {
  const { reviewText, privateFeedback = null, language = null, guestName } = review;
  const facts = Object.values(await factsOf(context, review)).map(String);
  const { language: textLanguage } = await analyse(context, text);
  return checkDraft({
    text,
    textLanguage,
    reviewText,
    privateFeedback,
    reviewLanguage: draftLanguage({ language }),
    facts: [...facts, guestName],
    maxLength: assumedLength(review.channel) ?? MAX_RESPONSE_LENGTH,
  });
}

async function factsOf(
  { storage, settings }: Stored & Configured,
  { listingId, listingName, channel }: ManagedReview,
) {
  const listing = await storage.listings.byId(listingId);
  return {
    company: settings.values.brandName,
    channel,
    property: listingName,
    location: listing?.location ?? '',
    bedrooms: listing?.bedrooms ?? null,
    bathrooms: listing?.bathrooms ?? null,
    maxGuests: listing?.maxGuests ?? null,
  };
}
