import type { Actor } from '#domain/accounts/actor.ts';
import type { ReviewId } from '#domain/ids.ts';
import { type Finding, needsSecondLook } from '#domain/responses/draft-check.ts';
import { repeatedResponse } from '#domain/responses/repeated-response.ts';
import { responseText } from '#domain/responses/response.ts';
import type { Analyser, Configured, Sources, Stored } from '../context.ts';
import { findingsOf } from './draft-response.ts';
import { managedReview } from './responses.ts';

/** How many of the last responses on a property's page are compared. */
const COMPARED = 50;

/** What a person should know about a response before it is sent. */
export interface ResponseCheck {
  /** The guest to whom the same text responds on the page of the property. */
  repeats: string | null;
  /** What is suspicious in it, if a model has written a draft for the review. */
  findings: Finding[];
  /** Whether it is only sent after a person has compared it with the review once more. */
  needsSecondLook: boolean;
}

/** Checks a response that is not sent yet. @throws not-found */
export async function checkResponse(
  context: Stored & Sources & Configured & Analyser,
  actor: Actor,
  id: ReviewId,
  typed: string,
): Promise<ResponseCheck> {
  const { storage } = context;
  const review = await managedReview(context, actor, id);
  const shown = await storage.responses.listShown(review.listingId, id, COMPARED);
  const text = responseText(typed);
  const isDrafted = text !== '' && (await storage.drafts.exists(id));
  return {
    repeats: repeatedResponse({ guestName: review.guestName, text }, shown)?.guestName ?? null,
    findings: isDrafted ? await findingsOf(context, review, text) : [],
    needsSecondLook: isDrafted && needsSecondLook(review, text),
  };
}
