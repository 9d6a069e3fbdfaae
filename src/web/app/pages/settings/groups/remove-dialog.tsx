import type { ListingGroup } from '#contract/listings/listing-groups.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { closeDialog, Dialog } from '#web/app/controls/dialog.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { groupsCopy as copy } from './copy.ts';
import { useRemoveGroup } from './use-groups.ts';

/** Asks before a group is deleted. One that limits an account cannot be deleted: its deletion must not widen what they see. */
export function RemoveDialog({ group, onClose }: { group: ListingGroup; onClose: () => void }) {
  const { config } = useAppContext();
  const { mutate, isPending, error } = useRemoveGroup();
  const isUsed = group.usedBy.length > 0;
  return (
    <Dialog title={copy.confirmTitle(group.name)} onClose={onClose}>
      <p>{isUsed ? copy.inUse(group.usedBy) : copy.confirm}</p>
      {!isUsed && config.sso && <p>{copy.ofProvider(config.sso.label)}</p>}
      {error && <FailureAlert message={messageOr(error, copy.removeFailed)} />}
      {!isUsed && (
        <p className="row">
          <Button onClick={closeDialog}>{copy.cancel}</Button>
          <Button
            look="primary"
            disabled={isPending}
            onClick={() => mutate(group.id, { onSuccess: onClose })}
          >
            {copy.remove}
          </Button>
        </p>
      )}
    </Dialog>
  );
}
