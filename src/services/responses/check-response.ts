import type { Actor } from '#domain/accounts/actor.ts';
import type { ReviewId } from '#domain/ids.ts';
import { repeatedResponse } from '#domain/responses/repeated-response.ts';
import { responseText } from '#domain/responses/response.ts';
import type { Stored } from '../context.ts';
import { requireReview } from '../decisions/lock-review.ts';

/** How many of the last responses on a property's page are compared. */
const COMPARED = 50;

/** What a person should know about a response before it is sent. */
export interface ResponseCheck {
  /** The guest to whom the same text responds on the page of the property. */
  repeats: string | null;
}

/** Checks a response that is not sent yet. @throws not-found */
export async function checkResponse(
  context: Stored,
  actor: Actor,
  id: ReviewId,
  typed: string,
): Promise<ResponseCheck> {
  const review = await requireReview(context, actor, id);
  const shown = await context.storage.responses.listShown(review.listingId, id, COMPARED);
  const text = responseText(typed);
  return { repeats: repeatedResponse({ guestName: review.guestName, text }, shown)?.guestName ?? null };
}
