import Eye from 'lucide-react/icons/eye';
import { useEffect, useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import type { Presence, PresenceBody } from '#contract/reviews/teamwork.ts';
import { subscribeToChanges } from '#web/app/api/live.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { remembered } from '#web/app/session/remembered.ts';
import { presenceCopy } from '../copy.ts';
import { usePeople } from '../use-people.ts';
import { useOthersDecision } from './use-live-review.ts';

/** Who else looks at a review now, and what they have decided about it meanwhile. */
export function Viewers({ review }: { review: Review }) {
  const { nameOf } = usePeople();
  const others = usePresence(review.id).map(nameOf);
  const decided = useOthersDecision(review);
  return (
    <>
      <div aria-live="polite">
        {others.length > 0 && (
          <p className="notice">
            <Eye />
            {presenceCopy.looking(others)}
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

/** Says that the signed-in person looks at a review while the page is visible. @returns the usernames of the others */
function usePresence(reviewId: number): readonly string[] {
  const { client, config } = useAppContext();
  const [latest, setLatest] = useState<Presence | null>(null);
  useEffect(() => {
    const announce = async (isLooking: boolean) => {
      try {
        const body: PresenceBody = { isLooking };
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
    const unsubscribe = subscribeToChanges({
      base: config.apiBase,
      onPresence: setLatestOf(reviewId, setLatest),
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      unsubscribe();
      const others = (shown.get(reviewId) ?? 1) - 1;
      shown.set(reviewId, others);
      if (others > 0) return;
      shown.delete(reviewId);
      void announce(false);
    };
  }, [client, config.apiBase, reviewId]);
  if (latest?.reviewId !== reviewId) return [];
  return latest.usernames.filter((username) => username !== remembered().username);
}

function setLatestOf(reviewId: number, set: (presence: Presence) => void) {
  return (presence: Presence) => {
    if (presence.reviewId === reviewId) set(presence);
  };
}
