import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { routeQuery } from '#web/app/api/queries.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { RouteButton } from '#web/app/controls/button-link.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { SignInScreen } from '../sign-in-screen.tsx';
import { confirmEmailCopy, forgotCopy, linkCopy, unsubscribeCopy } from './copy.ts';
import styles from './link.module.css';
import { LINK_QUERY, OpenedLink } from './link-pages.tsx';

/** Proves an email address. Opening the link changes nothing, because mail programs open links too. */
export function ConfirmEmailPage() {
  const { token = '' } = useParams({ strict: false });
  const { client } = useAppContext();
  const { data, error, refetch } = useQuery({
    ...routeQuery(client, 'GET /email-proofs/:token', { params: { token } }),
    ...LINK_QUERY,
  });
  const confirm = useSend('POST /email-proofs/:token');
  return (
    <SignInScreen
      title={confirmEmailCopy.title}
      subtitle={data && confirmEmailCopy.subtitle(data.email, data.username)}
    >
      <OpenedLink error={error} onRetry={refetch}>
        {data && (
          <OneButton
            copy={confirmEmailCopy}
            send={confirm}
            onClick={() => confirm.mutate({ params: { token } })}
          />
        )}
      </OpenedLink>
    </SignInScreen>
  );
}

/** Ends a kind of mail. */
export function UnsubscribePage() {
  const { token = '' } = useParams({ strict: false });
  const { client } = useAppContext();
  const { data, error, refetch } = useQuery({
    ...routeQuery(client, 'GET /unsubscriptions/:token', { params: { token } }),
    ...LINK_QUERY,
  });
  const unsubscribe = useSend('POST /unsubscriptions/:token');
  return (
    <SignInScreen
      title={unsubscribeCopy.title}
      subtitle={data && unsubscribeCopy.subtitle(unsubscribeCopy.kinds[data.kind])}
    >
      <OpenedLink error={error} onRetry={refetch}>
        {data && (
          <OneButton
            copy={unsubscribeCopy}
            send={unsubscribe}
            onClick={() => unsubscribe.mutate({ params: { token } })}
          />
        )}
      </OpenedLink>
    </SignInScreen>
  );
}

interface OneButtonProps {
  copy: { submit: string; done: string; failed: string };
  send: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onClick: () => void;
}

function OneButton({ copy, send, onClick }: OneButtonProps) {
  if (send.isSuccess) return <Done text={copy.done} />;
  return (
    <div className={`form ${styles.form}`}>
      <Button look="primary" disabled={send.isPending} onClick={onClick}>
        {copy.submit}
      </Button>
      <Failure error={send.error} text={copy.failed} />
    </div>
  );
}

function Done({ text }: { text: string }) {
  return (
    <div className={`form ${styles.form}`}>
      <p className="notice" data-tone="public" role="status">
        {text}
      </p>
      <p>
        <RouteButton to="/login" search={{}}>
          {linkCopy.signIn}
        </RouteButton>
      </p>
    </div>
  );
}

/** Has a link mailed by which a person sets a new password. It says the same for everyone. */
export function ForgotPasswordPage() {
  const { client } = useAppContext();
  const form = useForm({
    initial: { login: '' },
    check: ({ login }) => ({ login: login.trim() === '' ? forgotCopy.missing : null }),
    send: ({ login }) => client.request('POST /password-resets', { body: { login: login.trim() } }),
    failed: forgotCopy.failed,
  });
  return (
    <SignInScreen title={forgotCopy.title} subtitle={forgotCopy.subtitle}>
      {form.isSuccess ? (
        <Done text={forgotCopy.done} />
      ) : (
        <Form form={form} copy={forgotCopy} className={styles.form}>
          <TextField
            label={forgotCopy.login}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('login')}
          />
        </Form>
      )}
    </SignInScreen>
  );
}
