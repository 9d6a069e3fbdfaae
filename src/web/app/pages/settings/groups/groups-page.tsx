import { useRef, useState } from 'react';
import type { ListingGroup, ListingGroupMembers } from '#contract/listings/listing-groups.ts';
import { MAX_GROUP_NAME } from '#domain/listings/listing-group.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { ConfirmDialog, closeDialogAround, Dialog } from '#web/app/controls/dialog.tsx';
import { Entries, Entry } from '#web/app/controls/entries.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { ListingsField } from '#web/app/controls/listings-field.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { groupsCopy as copy } from './copy.ts';

/** The members of each group are read again after a change. */
const CHANGE = { updates: ['GET /groups'], refreshes: [['GET /groups/:id']] };

/** The groups of properties, to which accounts can be limited. */
export function GroupsPage() {
  const { config } = useAppContext();
  const list = useRoute('GET /groups');
  const remove = useSend('DELETE /groups/:id', CHANGE);
  const [edited, setEdited] = useState<ListingGroup | 'new' | null>(null);
  const [removed, setRemoved] = useState<ListingGroup | null>(null);
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.title}>
        <p>
          <Button look="primary" onClick={() => setEdited('new')}>
            {copy.add}
          </Button>
        </p>
        <Failure error={remove.error} text={copy.removeFailed} />
        <Loaded query={list} copy={copy}>
          {({ groups }) => (
            <Entries none={copy.none}>
              {groups.map((group) => (
                <Entry
                  key={group.id}
                  name={group.name}
                  facts={[copy.size(group.size), copy.usedBy(group.usedBy)]}
                >
                  <div className="row">
                    <Button aria-label={copy.editOf(group.name)} onClick={() => setEdited(group)}>
                      {copy.edit}
                    </Button>
                    <Button aria-label={copy.removeOf(group.name)} onClick={() => setRemoved(group)}>
                      {copy.remove}
                    </Button>
                  </div>
                </Entry>
              ))}
            </Entries>
          )}
        </Loaded>
      </section>
      {edited && (
        <Dialog
          title={edited === 'new' ? copy.add : copy.editOf(edited.name)}
          onClose={() => setEdited(null)}
        >
          {edited === 'new' ? (
            <GroupForm id={null} name="" listingIds={[]} />
          ) : (
            <EditedGroup id={edited.id} />
          )}
        </Dialog>
      )}
      {/* One that limits an account cannot be deleted: that must not widen what the person sees. */}
      {removed && removed.usedBy.length > 0 && (
        <Dialog title={copy.confirmTitle(removed.name)} onClose={() => setRemoved(null)}>
          <p>{copy.inUse(removed.usedBy)}</p>
        </Dialog>
      )}
      {removed && removed.usedBy.length === 0 && (
        <ConfirmDialog
          title={copy.confirmTitle(removed.name)}
          confirm={copy.remove}
          onConfirm={() => remove.mutate({ params: { id: removed.id } })}
          onClose={() => setRemoved(null)}
        >
          <p>{copy.confirm}</p>
          {config.sso && <p>{copy.ofProvider(config.sso.label)}</p>}
        </ConfirmDialog>
      )}
    </SettingsLayout>
  );
}

function EditedGroup({ id }: { id: number }) {
  const { data, error } = useRoute('GET /groups/:id', { params: { id } });
  return data ? <GroupForm {...data} /> : <Failure error={error} text={copy.readFailed} />;
}

function GroupForm({
  id,
  name,
  listingIds,
}: Pick<ListingGroupMembers, 'name' | 'listingIds'> & { id: number | null }) {
  const content = useRef<HTMLDivElement>(null);
  const add = useSend('POST /groups', CHANGE);
  const change = useSend('PATCH /groups/:id', CHANGE);
  const form = useForm({
    initial: { name, listingIds: listingIds as number[] },
    send: (body) => (id === null ? add.mutateAsync({ body }) : change.mutateAsync({ params: { id }, body })),
    // Closing the element itself returns the focus to where it was.
    onSaved: () => closeDialogAround(content.current),
    failed: copy.saveFailed,
    failedField: () => 'name',
  });
  return (
    <div ref={content}>
      <Form
        form={form}
        isDisabled={form.values.name.trim() === ''}
        buttons={
          <span className="note" role="status">
            {copy.size(form.values.listingIds.length)}
          </span>
        }
      >
        <TextField label={copy.nameLabel} maxLength={MAX_GROUP_NAME} required {...form.field('name')} />
        <ListingsField label={copy.properties} {...form.field('listingIds')} />
      </Form>
    </div>
  );
}
