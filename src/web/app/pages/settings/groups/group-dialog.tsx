import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ListingGroupMembers } from '#contract/listings/listing-groups.ts';
import { MAX_GROUP_NAME } from '#domain/listings/listing-group.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { groupQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Dialog } from '#web/app/controls/dialog.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { ListingsField } from '#web/app/controls/listings-field.tsx';
import { groupsCopy as copy } from './copy.ts';
import { useSaveGroup } from './use-groups.ts';

/** Name and properties of a group. @param id null for a new one */
export function GroupDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { client } = useAppContext();
  const { data, error } = useQuery({ ...groupQuery(client, id ?? 0), enabled: id !== null });
  return (
    <Dialog title={data ? copy.editOf(data.name) : copy.add} onClose={onClose}>
      {error && <FailureAlert message={messageOr(error, copy.readFailed)} />}
      {(id === null || data) && <GroupForm id={id} group={data} />}
    </Dialog>
  );
}

function GroupForm({ id, group }: { id: number | null; group: ListingGroupMembers | undefined }) {
  const [name, setName] = useState(group?.name ?? '');
  const [listingIds, setListingIds] = useState<number[]>(group?.listingIds ?? []);
  const { mutateAsync, isPending, error } = useSaveGroup(id);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Closing the element itself returns the focus to where it was.
    const dialog = event.currentTarget.closest('dialog');
    const isSaved = await mutateAsync({ name, listingIds }).then(
      () => true,
      () => false,
    );
    if (isSaved) dialog?.close();
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={copy.nameLabel}
        value={name}
        maxLength={MAX_GROUP_NAME}
        required
        error={error && messageOr(error, copy.saveFailed)}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <ListingsField label={copy.properties} value={listingIds} onChange={setListingIds} />
      <p className="row">
        <Button type="submit" look="primary" disabled={isPending || name.trim() === ''}>
          {isPending ? copy.saving : copy.save}
        </Button>
        <span className="note" role="status">
          {copy.size(listingIds.length)}
        </span>
      </p>
    </form>
  );
}
