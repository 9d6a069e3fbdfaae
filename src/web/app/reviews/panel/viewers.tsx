import Eye from 'lucide-react/icons/eye';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useEffect, useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import type { Presence, PresenceBody } from '#contract/reviews/teamwork.ts';
import { useChanges } from '#web/app/api/use-changes.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { remembered } from '#web/app/session/remembered.ts';
import { presenceCopy } from '../copy.ts';
import { usePeople } from '../use-people.ts';
import { useOthersDecision } from './use-live-review.ts';

/** Who else looks at a review now, and what they have decided about it meanwhile. */
export function Viewers({ review }: { review: Review }) {
  const { nameOf } = usePeople();
  const { looking, writing } = usePresence(review.id);
  const decided = useOthersDecision(review);
  return (
    <>
      <div aria-live="polite">
        {looking.length > 0 && (
          <p className="notice">
            <Eye />
            {presenceCopy.looking(looking.map(nameOf))}
          </p>
        )}
        {writing.length > 0 && (
          <p className="notice" data-tone="waiting">
            <PencilLine />
            {presenceCopy.writing(writing.map(nameOf))}
          </p>
        )}
      </div>
      {decided && (
        <p className="notice" data-tone="waiting" role="alert">
          {presenceCopy.decided[decided.decision ?? 'none'](nameOf(decided.decidedBy ?? ''))}
        </p>
      )}
    </>
  );
}

/** Milliseconds. The server forgets a person after 45 seconds. */
const REPEAT = 20_000;

/** How many parts of the page show each review: a dialog may cover the panel. */
const shown = new Map<number, number>();

/** The reviews to which the signed-in person writes a response. */
const written = new Set<number>();

/** Says that the signed-in person writes a response to a review. The parts of the page that show it repeat that. */
export function useWriting(reviewId: number, isWriting: boolean): void {
  const { client } = useAppContext();
  useEffect(() => {
    if (!isWriting) return;
    const announce = (body: PresenceBody) =>
      // Only a courtesy to others; the next announcement tries again.
      client.request('PUT /reviews/:id/presence', { params: { id: reviewId }, body }).catch(() => {});
    written.add(reviewId);
    void announce({ isLooking: true, isWriting: true });
    return () => {
      written.delete(reviewId);
      if (shown.has(reviewId)) void announce({ isLooking: true });
    };
  }, [client, reviewId, isWriting]);
}

/** Who looks at a review and does not write, and who writes. */
interface Others {
  looking: readonly string[];
  writing: readonly string[];
}
const NO_ONE: Others = { looking: [], writing: [] };

/** Says that the signed-in person looks at a review while the page is visible. @returns the usernames of the others */
function usePresence(reviewId: number): Others {
  const { client } = useAppContext();
  const [latest, setLatest] = useState<Presence | null>(null);
  useChanges({ onPresence: (presence) => presence.reviewId === reviewId && setLatest(presence) });
  useEffect(() => {
    const announce = async (isLooking: boolean) => {
      try {
        const body: PresenceBody = { isLooking, isWriting: written.has(reviewId) };
        setLatest(await client.request('PUT /reviews/:id/presence', { params: { id: reviewId }, body }));
      } catch {
        // Only a courtesy to others; the next announcement tries again.
      }
    };
    const update = () => void announce(!document.hidden);
    shown.set(reviewId, (shown.get(reviewId) ?? 0) + 1);
    update();
    const timer = setInterval(() => !document.hidden && update(), REPEAT);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      const others = (shown.get(reviewId) ?? 1) - 1;
      shown.set(reviewId, others);
      if (others > 0) return;
      shown.delete(reviewId);
      void announce(false);
    };
  }, [client, reviewId]);
  if (latest?.reviewId !== reviewId) return NO_ONE;
  const others = (usernames: readonly string[]) =>
    usernames.filter((username) => username !== remembered().username);
  const { usernames, writing } = latest;
  return {
    looking: others(usernames.filter((username) => !writing.includes(username))),
    writing: others(writing),
  };
}
