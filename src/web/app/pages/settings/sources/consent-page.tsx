import { useQuery } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { RouteData } from '#contract/route-types.ts';
import { replaceData } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Checkbox } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { PENDING_CONSENT, stored } from '#web/app/session/tab-storage.ts';
import { Spinner } from '#web/property/spinner.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { consentCopy as copy } from './copy.ts';

interface ConsentSearch {
  state?: string;
  code?: string;
  error?: string;
}

/** The page to which a source returns after a consent: hands its answer over, once, and lets the person choose an account. */
export function ConsentPage() {
  const { client } = useAppContext();
  const { state = '', code, error } = useSearch({ strict: false }) as ConsentSearch;
  const pending = stored<string>(PENDING_CONSENT);
  const answer = useQuery({
    queryKey: ['POST /sources/consents/accept', state],
    queryFn: () =>
      client.request('POST /sources/consents/accept', {
        body: { state, pending: pending ?? '', ...(code && { code }), ...(error && { error }) },
      }),
    enabled: pending !== undefined && state !== '',
    // The answer works once.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return (
    <SettingsLayout title={copy.title}>
      <section className="card stack" aria-label={copy.title}>
        {(pending === undefined || state === '') && <p role="alert">{copy.lost}</p>}
        {answer.isLoading && <Spinner label={copy.loading} />}
        <Failure error={answer.error} text={copy.loadFailed} />
        {answer.data && <AccountChoice {...answer.data} />}
        <p>
          <Link to="/settings/sources">{copy.back}</Link>
        </p>
      </section>
    </SettingsLayout>
  );
}

function AccountChoice({ accounts, granted }: RouteData<'POST /sources/consents/accept'>) {
  const { client, queryClient } = useAppContext();
  const { navigate } = useRouter();
  const [account, setAccount] = useState(accounts[0]?.account ?? '');
  const form = useForm({
    initial: {},
    send: () => client.request('POST /sources/consents/connect', { body: { granted, account } }),
    onSaved: async (saved) => {
      await replaceData(queryClient, ['GET /sources'], saved);
      await navigate({ to: '/settings/sources', replace: true });
    },
    failed: copy.connectFailed,
  });
  return (
    <Form form={form} copy={copy.connect}>
      <fieldset disabled={form.isPending}>
        <legend>{copy.choose}</legend>
        {accounts.map(({ account: each, name }) => (
          <Checkbox
            key={each}
            radio="account"
            label={name}
            value={each === account}
            onChange={() => {
              form.reset();
              setAccount(each);
            }}
          />
        ))}
      </fieldset>
    </Form>
  );
}
