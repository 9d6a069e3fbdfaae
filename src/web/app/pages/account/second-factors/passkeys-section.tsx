import { MAX_PERSON_NAME } from '#domain/accounts/user.ts';
import { exactTime } from '#domain/dates.ts';
import { keys } from '#web/app/api/queries.ts';
import { replaceData, useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Entries, Entry } from '#web/app/controls/entries.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { loadCeremony, orCancelled } from '#web/app/session/load-ceremony.ts';
import { passkeysCopy as copy } from './copy.ts';

const FACTORS = ['GET /account/second-factors'];
const REFRESHES = [keys.session, ['GET /account/sessions']];

/** Passkeys: signing in with the fingerprint, the face or the PIN of a device. */
export function PasskeysSection() {
  const { client, config, queryClient } = useAppContext();
  const { data } = useRoute('GET /account/second-factors');
  const remove = useSend('DELETE /account/passkeys/:id', { updates: FACTORS, refreshes: REFRESHES });
  const form = useForm({
    initial: { name: '' },
    send: async ({ name }) =>
      (await loadCeremony()).addPasskey(client, name).catch(orCancelled(copy.cancelled)),
    next: () => ({ name: '' }),
    onSaved: async (factors) => {
      await replaceData(queryClient, FACTORS, factors);
      return Promise.all(REFRESHES.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    failed: copy.failed,
  });

  if ((data?.isDemo ?? config.demo !== null) || !('PublicKeyCredential' in window)) return null;
  return (
    <Section title={copy.title} intro={copy.intro}>
      <p role="status">{remove.isSuccess && copy.saved}</p>
      <Entries label={copy.title}>
        {(data?.passkeys ?? []).map(({ id, name, createdAt }) => (
          <Entry key={id} name={name} facts={[copy.added(exactTime(new Date(createdAt), config.timeZone))]}>
            <Button aria-label={copy.removeOf(name)} {...remove.button({ params: { id } })}>
              {copy.remove}
            </Button>
          </Entry>
        ))}
      </Entries>
      <Failure error={remove.error} text={copy.failed} />
      <Form form={form} copy={copy} isDisabled={form.values.name.trim() === ''}>
        <TextField
          label={copy.name}
          helpText={copy.nameHelp}
          maxLength={MAX_PERSON_NAME}
          {...form.field('name')}
        />
      </Form>
    </Section>
  );
}
