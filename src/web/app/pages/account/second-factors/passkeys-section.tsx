import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { MAX_PERSON_NAME } from '#domain/accounts/user.ts';
import { exactTime } from '#domain/dates.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { keys } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { loadChunk } from '#web/app/lazy-chunk.tsx';
import styles from '../account.module.css';
import { ownSessionsQuery } from '../own-sessions-query.ts';
import { passkeysCopy as copy } from './copy.ts';
import { secondFactorsQuery } from './second-factors-query.ts';

/** Loaded separately, because it needs the WebAuthn library. */
const loadCeremony = loadChunk(() => import('#web/app/session/passkey-ceremony.ts'));

/** Adds a passkey with this name, or removes one. */
type Change = { name: string } | { id: string };

/** Passkeys: signing in with the fingerprint, the face or the PIN of a device. */
export function PasskeysSection() {
  const { client, config } = useAppContext();
  const queryClient = useQueryClient();
  const heading = useId();
  const { queryKey } = secondFactorsQuery(client);
  const { data } = useQuery(secondFactorsQuery(client));
  const [name, setName] = useState('');
  const change = useMutation({
    mutationFn: async (what: Change) =>
      'id' in what
        ? client.request('DELETE /account/passkeys/:id', { params: { id: what.id } })
        : (await loadCeremony()).addPasskey(client, what.name),
    onSuccess: (factors) => {
      setName('');
      queryClient.setQueryData(queryKey, factors);
      return Promise.all(
        [keys.session, ownSessionsQuery(client).queryKey].map((key) =>
          queryClient.invalidateQueries({ queryKey: key }),
        ),
      );
    },
  });
  const failure =
    change.error &&
    (change.error.name === 'NotAllowedError' ? copy.cancelled : messageOr(change.error, copy.failed));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (name.trim() !== '' && !change.isPending) change.mutate({ name });
  }

  if ((data?.isDemo ?? config.demo !== null) || !('PublicKeyCredential' in window)) return null;
  return (
    <section className="card" aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{copy.title}</h2>
        <p>{copy.intro}</p>
        <p role="status">{change.isSuccess && copy.saved}</p>
      </header>
      <ul className="entries" aria-label={copy.title}>
        {data?.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div>
              <p className="entry-name">{passkey.name}</p>
              <p className="note">{copy.added(exactTime(new Date(passkey.createdAt), config.timeZone))}</p>
            </div>
            <Button
              aria-label={copy.removeOf(passkey.name)}
              disabled={change.isPending}
              onClick={() => change.mutate({ id: passkey.id })}
            >
              {copy.remove}
            </Button>
          </li>
        ))}
      </ul>
      <form className="form" onSubmit={submit}>
        <TextField
          label={copy.name}
          helpText={copy.nameHelp}
          maxLength={MAX_PERSON_NAME}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <p className="row">
          <Button type="submit" disabled={name.trim() === '' || change.isPending}>
            {copy.add}
          </Button>
        </p>
      </form>
      {failure && <FailureAlert message={failure} />}
    </section>
  );
}
