import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { SignInScreen } from '../sign-in-screen.tsx';
import { confirmEmailCopy, forgotCopy, unsubscribeCopy } from './copy.ts';
import { LinkDone, LinkPage } from './link-pages.tsx';

/** Proves an email address. Opening the link changes nothing, because mail programs open links too. */
export function ConfirmEmailPage() {
  const confirm = useSend('POST /email-proofs/:token');
  return (
    <LinkPage
      route="GET /email-proofs/:token"
      copy={confirmEmailCopy}
      subtitle={({ email, username }) => confirmEmailCopy.subtitle(email, username)}
    >
      {(_data, token) => (
        <OneButton
          copy={confirmEmailCopy}
          send={confirm}
          onClick={() => confirm.mutate({ params: { token } })}
        />
      )}
    </LinkPage>
  );
}

/** Ends a kind of mail. */
export function UnsubscribePage() {
  const unsubscribe = useSend('POST /unsubscriptions/:token');
  return (
    <LinkPage
      route="GET /unsubscriptions/:token"
      copy={unsubscribeCopy}
      subtitle={({ kind }) => unsubscribeCopy.subtitle(unsubscribeCopy.kinds[kind])}
    >
      {(_data, token) => (
        <OneButton
          copy={unsubscribeCopy}
          send={unsubscribe}
          onClick={() => unsubscribe.mutate({ params: { token } })}
        />
      )}
    </LinkPage>
  );
}

interface OneButtonProps {
  copy: { submit: string; done: string; failed: string };
  send: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onClick: () => void;
}

function OneButton({ copy, send, onClick }: OneButtonProps) {
  if (send.isSuccess) return <LinkDone text={copy.done} />;
  return (
    <div className="form">
      <Button look="primary" disabled={send.isPending} onClick={onClick}>
        {copy.submit}
      </Button>
      <Failure error={send.error} text={copy.failed} />
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
        <LinkDone text={forgotCopy.done} />
      ) : (
        <Form form={form} copy={forgotCopy}>
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
