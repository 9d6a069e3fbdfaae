import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import type { AccountChange } from '#contract/accounts/account.ts';
import type { User } from '#contract/accounts/session.ts';
import { MAX_PERSON_NAME } from '#domain/accounts/user.ts';
import { DATE_LANGUAGES, type DateLanguage, DEFAULT_DATE_LANGUAGE } from '#domain/settings/date-language.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { keys, peopleQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { SubmitRow } from '#web/app/controls/submit-row.tsx';
import { languageName } from '#web/app/language-name.ts';
import { profileCopy as copy } from './copy.ts';

const EXAMPLE = new Date('2026-01-05T12:00:00Z');
const LANGUAGES = DATE_LANGUAGES.map((value) => ({ value, label: `${nameOf(value)}: ${exampleIn(value)}` }));

/** One's own name, and the language of dates. */
export function ProfileSection({ user }: { user: User }) {
  const heading = useId();
  const [name, setName] = useState(user.name);
  const [dateLanguage, setDateLanguage] = useState<DateLanguage>(user.dateLanguage ?? DEFAULT_DATE_LANGUAGE);
  const { mutate, isPending, isSuccess, error, reset } = useChangeAccount();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isPending) mutate({ name, dateLanguage });
  }
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{copy.title}</h2>
      <form className="form" onSubmit={submit}>
        <TextField
          label={copy.name}
          helpText={copy.nameHelp}
          autoComplete="name"
          value={name}
          maxLength={MAX_PERSON_NAME}
          required
          onChange={({ currentTarget: { value } }) => {
            setName(value);
            reset();
          }}
        />
        <Select
          label={copy.dates}
          options={LANGUAGES}
          value={dateLanguage}
          onChange={(chosen) => {
            setDateLanguage(chosen);
            reset();
          }}
        />
        {error && <FailureAlert message={messageOr(error, copy.failed)} />}
        <SubmitRow isPending={isPending} isSuccess={isSuccess} copy={copy} />
      </form>
    </section>
  );
}

function useChangeAccount() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AccountChange) => client.request('PATCH /account', { body }),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(keys.session, { user });
      return queryClient.invalidateQueries({ queryKey: peopleQuery(client).queryKey });
    },
  });
}

function nameOf(language: DateLanguage): string {
  return language === 'browser' ? copy.asBrowser : languageName(language);
}

function exampleIn(language: DateLanguage): string {
  const locale = language === 'browser' ? navigator.language : language;
  return EXAMPLE.toLocaleDateString(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: '2-digit',
  });
}
