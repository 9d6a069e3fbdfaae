import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListingGroup } from '#contract/listings/listing-groups.ts';
import { groupsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { groupsCopy as copy } from './copy.ts';
import { GroupDialog } from './group-dialog.tsx';
import styles from './groups.module.css';
import { RemoveDialog } from './remove-dialog.tsx';

type Open = { kind: 'edit'; id: number | null } | { kind: 'remove'; group: ListingGroup } | null;

/** The groups of properties, to which accounts can be limited. */
export function GroupsPage() {
  const { client } = useAppContext();
  const list = useQuery(groupsQuery(client));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.title}>
        <p>
          <Button look="primary" onClick={() => setOpen({ kind: 'edit', id: null })}>
            {copy.add}
          </Button>
        </p>
        <Loaded query={list} copy={copy}>
          {({ groups }) =>
            groups.length === 0 ? (
              <p className="note">{copy.none}</p>
            ) : (
              <ul className="entries">
                {groups.map((group) => (
                  <GroupItem
                    key={group.id}
                    group={group}
                    onEdit={() => setOpen({ kind: 'edit', id: group.id })}
                    onRemove={() => setOpen({ kind: 'remove', group })}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      {open?.kind === 'edit' && <GroupDialog id={open.id} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog group={open.group} onClose={close} />}
    </SettingsLayout>
  );
}

interface GroupItemProps {
  group: ListingGroup;
  onEdit: () => void;
  onRemove: () => void;
}

function GroupItem({ group: { name, size, usedBy }, onEdit, onRemove }: GroupItemProps) {
  return (
    <li className={styles.group}>
      <div>
        <h2 className="entry-name">{name}</h2>
        <p className="note">
          {copy.size(size)} · {usedBy.length > 0 ? copy.usedBy(usedBy) : copy.unused}
        </p>
      </div>
      <div className="row">
        <Button aria-label={copy.editOf(name)} onClick={onEdit}>
          {copy.edit}
        </Button>
        <Button aria-label={copy.removeOf(name)} onClick={onRemove}>
          {copy.remove}
        </Button>
      </div>
    </li>
  );
}
