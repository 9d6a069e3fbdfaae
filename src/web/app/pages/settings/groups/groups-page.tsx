import type { ListingGroupMembers } from '#contract/listings/listing-groups.ts';
import { MAX_GROUP_NAME } from '#domain/listings/listing-group.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Dialog } from '#web/app/controls/dialog.tsx';
import { ConfirmButton, DialogButton } from '#web/app/controls/dialog-button.tsx';
import { Entry, LoadedEntries } from '#web/app/controls/entries.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { ListingsField } from '#web/app/controls/listings-field.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { groupsCopy as copy } from './copy.ts';

/** The members of each group are read again after a change. */
const CHANGE = { updates: ['GET /groups'], refreshes: [['GET /groups/:id']] };

/** The groups of properties, to which accounts can be limited. */
export function GroupsPage() {
  const { config } = useAppContext();
  const list = useRoute('GET /groups');
  const remove = useSend('DELETE /groups/:id', CHANGE);
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.title}>
        <p>
          <DialogButton
            look="primary"
            dialog={
              <Dialog title={copy.add}>
                <GroupForm id={null} name="" listingIds={[]} />
              </Dialog>
            }
          >
            {copy.add}
          </DialogButton>
        </p>
        <Failure error={remove.error} text={copy.removeFailed} />
        <LoadedEntries query={list} copy={copy}>
          {({ groups }) =>
            groups.map((group) => (
              <Entry
                key={group.id}
                name={group.name}
                facts={[copy.size(group.size), copy.usedBy(group.usedBy)]}
              >
                <div className="row">
                  <DialogButton
                    aria-label={copy.editOf(group.name)}
                    dialog={
                      <Dialog title={copy.editOf(group.name)}>
                        <EditedGroup id={group.id} />
                      </Dialog>
                    }
                  >
                    {copy.edit}
                  </DialogButton>
                  <ConfirmButton
                    text={copy.remove}
                    title={copy.confirmTitle(group.name)}
                    aria-label={copy.removeOf(group.name)}
                    disabled={remove.isPending}
                    // One that limits an account cannot be deleted: that must not widen what the person sees.
                    onConfirm={
                      group.usedBy.length > 0 ? null : () => remove.mutate({ params: { id: group.id } })
                    }
                  >
                    <p>{group.usedBy.length > 0 ? copy.inUse(group.usedBy) : copy.confirm}</p>
                    {group.usedBy.length === 0 && config.sso && <p>{copy.ofProvider(config.sso.label)}</p>}
                  </ConfirmButton>
                </div>
              </Entry>
            ))
          }
        </LoadedEntries>
      </section>
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
  const add = useSend('POST /groups', CHANGE);
  const change = useSend('PATCH /groups/:id', CHANGE);
  const form = useForm({
    initial: { name, listingIds: listingIds as number[] },
    send: (body) => (id === null ? add.mutateAsync({ body }) : change.mutateAsync({ params: { id }, body })),
    failed: copy.saveFailed,
    failedField: () => 'name',
  });
  return (
    <Form
      form={form}
      closesDialog
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
  );
}
