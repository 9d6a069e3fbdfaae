import { saysTheSameReply } from '#domain/reply.ts';
import { cleanLine } from '../clean-text.ts';
import type { Answer } from '../json-exchange.ts';
import { fieldOf, recordOf, stringOf } from '../loose-json.ts';
import { isAlreadyAnswered, saidBy } from './refusals.ts';
import { envelopeOf, type Get, isAboutToken, type Post } from './request.ts';
import type { HostawaySource } from './source.ts';

/** Statuses with which a request is refused for what it says. Hostaway documents 403 alone. */
const REFUSING = [400, 403, 409, 422];

/**
 * POST /reviews/{id}/respond (Hostaway API documentation, "Respond to a review"; since October 2026). A review takes
 * one response, so a second attempt is told that there is one already. If it reads like ours, the first had arrived.
 */
export function responder(
  { get, post }: { get: Get; post: Post },
  life: AbortSignal,
): HostawaySource['respond'] {
  async function isOurs(path: string, text: string): Promise<boolean> {
    const review = recordOf(fieldOf(await get(path), 'result'));
    return review !== null && saysTheSameReply(stringOf(fieldOf(review, 'revieweeResponse')), text);
  }

  return async (upstreamId, text) => {
    life.throwIfAborted();
    const path = `/reviews/${encodeURIComponent(upstreamId)}`;
    const words = refusalIn(await post(`${path}/respond`, { revieweeResponse: text }));
    if (words === null) return { kind: 'sent' };
    if (isAlreadyAnswered(words) && (await isOurs(path, text))) return { kind: 'sent' };
    return { kind: 'refused', words };
  };
}

/**
 * Why a response was not taken; null when it was.
 *
 * @throws AppError when the answer is about something else, so that another attempt may fare better
 */
function refusalIn(answer: Answer): string | null {
  const { status, content } = answer;
  const envelope = content.kind === 'json' ? recordOf(content.value) : null;
  const isRefused =
    REFUSING.includes(status) || (status < 300 && fieldOf(envelope ?? {}, 'status') === 'fail');
  if (envelope && isRefused && !isAboutToken(answer)) {
    const words = cleanLine(saidBy(content));
    return words === content.kind ? 'Hostaway gave no reason.' : words;
  }
  envelopeOf(answer);
  return null;
}
