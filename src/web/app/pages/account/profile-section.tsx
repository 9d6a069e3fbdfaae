import type { User } from '#contract/accounts/session.ts';
import { MAX_PERSON_NAME } from '#domain/accounts/user.ts';
import { DATE_LANGUAGES, type DateLanguage, DEFAULT_DATE_LANGUAGE } from '#domain/settings/date-language.ts';
import { keys, peopleQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { languageName } from '#web/app/language-name.ts';
import { profileCopy as copy } from './copy.ts';

const EXAMPLE = new Date('2026-01-05T12:00:00Z');
const LANGUAGES = DATE_LANGUAGES.map((value) => ({ value, label: nameAndExample(value) }));

/** One's own name, and the language of dates. */
export function ProfileSection({ user }: { user: User }) {
  const { client, queryClient } = useAppContext();
  const form = useForm({
    initial: {
      name: user.name,
      dateLanguage: (user.dateLanguage ?? DEFAULT_DATE_LANGUAGE) as DateLanguage,
    },
    send: (body) => client.request('PATCH /account', { body }),
    onSaved: ({ user }) => {
      queryClient.setQueryData(keys.session, { user });
      return queryClient.invalidateQueries({ queryKey: peopleQuery(client).queryKey });
    },
    failed: copy.failed,
  });
  return (
    <Section title={copy.title}>
      <Form form={form}>
        <TextField
          label={copy.name}
          helpText={copy.nameHelp}
          autoComplete="name"
          maxLength={MAX_PERSON_NAME}
          required
          {...form.field('name')}
        />
        <Select label={copy.dates} options={LANGUAGES} {...form.field('dateLanguage')} />
      </Form>
    </Section>
  );
}

function nameAndExample(language: DateLanguage): string {
  const isBrowser = language === 'browser';
  const example = EXAMPLE.toLocaleDateString(isBrowser ? navigator.language : language, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: '2-digit',
  });
  return `${isBrowser ? copy.asBrowser : languageName(language)}: ${example}`;
}
