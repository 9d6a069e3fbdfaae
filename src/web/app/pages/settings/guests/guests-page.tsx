import { type SubmitEvent, useState } from 'react';
import { MIN_GUEST_SEARCH } from '#domain/guests/guest.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { guestsCopy as copy } from './copy.ts';
import { FoundGuestSection } from './found-guest-section.tsx';
import { useFindGuest } from './use-guests.ts';

/** What is stored about a guest: found, exported, erased. */
export function GuestsPage() {
  const [search, setSearch] = useState('');
  const [erased, setErased] = useState<string | null>(null);
  const { mutate, data, isPending, error, reset, submittedAt } = useFindGuest();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setErased(null);
    if (!isPending) mutate(search.trim());
  }
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.find}>
        <form className="form" onSubmit={submit}>
          <TextField
            label={copy.search}
            helpText={copy.searchHelp}
            value={search}
            minLength={MIN_GUEST_SEARCH}
            maxLength={100}
            required
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setSearch(value)}
          />
          <p className="row">
            <Button type="submit" look="primary" disabled={isPending}>
              {isPending ? copy.searching : copy.find}
            </Button>
            <span role="status">{erased}</span>
          </p>
        </form>
        {error && <FailureAlert message={messageOr(error, copy.failed)} />}
      </section>
      {data && (
        <FoundGuestSection
          key={submittedAt}
          found={data}
          onErased={(text) => {
            setErased(text);
            reset();
          }}
        />
      )}
    </SettingsLayout>
  );
}
