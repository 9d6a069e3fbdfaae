import { useState } from 'react';
import type { FoundGuest } from '#contract/guests/guests.ts';
import { MIN_GUEST_SEARCH } from '#domain/guests/guest.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { guestsCopy as copy } from './copy.ts';
import { FoundGuestSection } from './found-guest-section.tsx';

/** What is stored about a guest: found, exported, erased. What a search finds is personal: it is not cached, and in no URL. */
export function GuestsPage() {
  const { client } = useAppContext();
  const [erased, setErased] = useState<string | null>(null);
  const [found, setFound] = useState<{ guest: FoundGuest; number: number } | null>(null);
  const form = useForm({
    initial: { search: '' },
    send: ({ search }) => {
      setErased(null);
      return client.request('POST /guests/find', { body: { search: search.trim() } });
    },
    onSaved: (guest) => setFound((before) => ({ guest, number: (before?.number ?? 0) + 1 })),
    failed: copy.failed,
  });
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.submit}>
        <Form form={form} copy={copy} buttons={<span role="status">{erased}</span>}>
          <TextField
            label={copy.search}
            helpText={copy.searchHelp}
            minLength={MIN_GUEST_SEARCH}
            maxLength={100}
            required
            autoComplete="off"
            {...form.field('search')}
          />
        </Form>
      </section>
      {found && (
        <FoundGuestSection
          key={found.number}
          found={found.guest}
          onErased={(text) => {
            setErased(text);
            setFound(null);
          }}
        />
      )}
    </SettingsLayout>
  );
}
