import X from 'lucide-react/icons/x';
import { Button } from '#web/app/controls/button.tsx';
import { historyPageCopy as copy } from './copy.ts';
import styles from './history.module.css';
import type { UndoResult as Result } from './use-history.ts';

/** What an undo restored, and the names of the reviews that it skipped. */
export function UndoResult({ result, onClose }: { result: Result; onClose: () => void }) {
  const { changed, skipped, skippedCount } = result;
  const unnamed = skippedCount - skipped.length;
  return (
    <div
      className={`notice ${styles.result}`}
      data-tone={skippedCount > 0 ? 'waiting' : 'public'}
      role="status"
    >
      <div>
        <p>{changed > 0 ? copy.restored(changed) : copy.nothingUndone}</p>
        {skippedCount > 0 && (
          <>
            <p>{copy.skipped(skippedCount)}</p>
            <ul className={styles.skipped}>
              {skipped.map(({ id, guestName, reason }) => (
                <li key={id}>
                  {guestName}: {reason}
                </li>
              ))}
              {unnamed > 0 && <li>{copy.unnamed(unnamed)}</li>}
            </ul>
          </>
        )}
      </div>
      <Button look="quiet" size="icon" aria-label={copy.close} onClick={onClose}>
        <X />
      </Button>
    </div>
  );
}
