import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { ListingGroup } from '#contract/listing-groups.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { groupsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { groupsCopy as copy } from './copy.ts';
import { GroupDialog } from './group-dialog.tsx';
import styles from './groups.module.css';
import { RemoveDialog } from './remove-dialog.tsx';

type Open = { kind: 'edit'; id: number | null } | { kind: 'remove'; group: ListingGroup } | null;

/** The groups of properties, to which accounts can be limited. */
export function GroupsPage() {
  const { client } = useAppContext();
  const { data, error, isPending, refetch } = useQuery(groupsQuery(client));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <p>
        <Button look="primary" onClick={() => setOpen({ kind: 'edit', id: null })}>
          <Plus />
          {copy.add}
        </Button>
      </p>
      {error && (
        <FailureAlert message={messageOr(error, copy.loadFailed)}>
          <Button onClick={() => void refetch()}>{copy.retry}</Button>
        </FailureAlert>
      )}
      {isPending && <p role="status">{copy.loading}</p>}
      {data?.groups.length === 0 && <p className="note">{copy.none}</p>}
      {data && data.groups.length > 0 && (
        <ul className={`card ${styles.groups}`}>
          {data.groups.map((group) => (
            <li key={group.id} className={styles.group}>
              <div>
                <h2 className={styles.name}>{group.name}</h2>
                <p className="note">
                  {copy.size(group.size)} ·{' '}
                  {group.usedBy.length > 0 ? copy.usedBy(group.usedBy) : copy.unused}
                </p>
              </div>
              <div className="row">
                <Button
                  size="small"
                  aria-label={copy.editOf(group.name)}
                  onClick={() => setOpen({ kind: 'edit', id: group.id })}
                >
                  {copy.edit}
                </Button>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={copy.removeOf(group.name)}
                  onClick={() => setOpen({ kind: 'remove', group })}
                >
                  {copy.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {open?.kind === 'edit' && <GroupDialog id={open.id} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog group={open.group} onClose={close} />}
    </SettingsLayout>
  );
}
