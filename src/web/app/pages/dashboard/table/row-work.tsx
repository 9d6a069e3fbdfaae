import StickyNote from 'lucide-react/icons/sticky-note';
import UserRound from 'lucide-react/icons/user-round';
import type { Review } from '#contract/reviews/reviews.ts';
import { tableCopy } from '#web/app/reviews/copy.ts';
import { usePeople } from '#web/app/reviews/use-people.ts';
import styles from './row-work.module.css';

/** The assignee of a review, and its number of internal notes. */
export function RowWork({ review: { assignee, notes = 0 } }: { review: Review }) {
  return (
    <>
      {assignee && <Assignee username={assignee} />}
      {notes > 0 && (
        <span className={`note ${styles.work}`} title={tableCopy.notes(notes)}>
          <StickyNote />
          <span className="visually-hidden">{tableCopy.notes(notes)}</span>
          <span aria-hidden>{notes}</span>
        </span>
      )}
    </>
  );
}

/** The names of people are loaded only if a row shows one. */
function Assignee({ username }: { username: string }) {
  const { nameOf } = usePeople();
  const name = nameOf(username);
  return (
    <span className={`note ${styles.work}`} title={tableCopy.assignedTo(name)}>
      <UserRound />
      <span className="visually-hidden">{tableCopy.assignedTo(name)}</span>
      <span aria-hidden>{name}</span>
    </span>
  );
}
