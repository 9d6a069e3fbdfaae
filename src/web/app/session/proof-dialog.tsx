import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ProofBody } from '#contract/accounts/proofs.ts';
import type { User } from '#contract/accounts/session.ts';
import { ApiError, hasStatus } from '../api/api-error.ts';
import { useRoute } from '../api/use-route.ts';
import { useAppContext } from '../app-context.ts';
import { Button } from '../controls/button.tsx';
import { controlCopy } from '../controls/copy.ts';
import { closeDialog, closeDialogAround, Dialog } from '../controls/dialog.tsx';
import { Failure } from '../controls/failure-alert.tsx';
import { TextField, UsernameOf } from '../controls/field.tsx';
import { Form, useForm } from '../controls/form.tsx';
import { proofCopy as copy } from './copy.ts';
import { hasPasskeys, loadCeremony, orCancelled } from './load-ceremony.ts';
import type { ProofRequest } from './proof-requests.ts';
import { useUser } from './use-can.ts';

const UNAUTHENTICATED = 401;

/** Asks for a password, a code or a passkey, depending on what the person has. */
export function ProofDialog({ request }: { request: ProofRequest }) {
  const user = useUser();
  return (
    <Dialog title={copy.title} onClose={() => request.reject(new ApiError(copy.cancelled, null))}>
      <p>{copy.intro}</p>
      {user && <ProofForm user={user} request={request} />}
    </Dialog>
  );
}

/** The field for the password or a code. People who use single sign-on only, and have no app, only see Continue. */
function ProofForm({ user, request }: { user: User; request: ProofRequest }) {
  const { client, config } = useAppContext();
  const factors = useRoute('GET /account/second-factors').data;
  const [isCode, setCode] = useState(false);
  const kind = user.isExternal ? null : isCode ? 'code' : 'password';
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The field can have the focus only once the dialog is open.
  useEffect(() => {
    if (kind !== null) field.current?.focus();
  }, [kind]);

  async function prove(evidence: Omit<ProofBody, 'purpose'>) {
    try {
      const { proof } = await client.request('POST /account/proofs', {
        body: { purpose: request.call, ...evidence },
      });
      // Closing returns the focus; removing the dialog would not.
      closeDialogAround(content.current);
      request.resolve(proof);
    } catch (error) {
      if (hasStatus(error, UNAUTHENTICATED)) request.reject(error as ApiError);
      throw error;
    }
  }
  const form = useForm({
    initial: { typed: '' },
    check: ({ typed }) => ({ typed: kind !== null && typed === '' ? copy.missing[kind] : null }),
    send: ({ typed }) => prove(kind === null ? {} : { [kind]: typed }),
    failed: copy.failed,
    failedField: () => (kind === null ? null : 'typed'),
  });
  const passkey = useMutation({
    mutationFn: async () => {
      const ceremony = await loadCeremony();
      await prove({
        passkey: await ceremony.confirmWithPasskey(client).catch(orCancelled(copy.passkeyCancelled)),
      });
    },
    gcTime: 0,
  });
  const isBusy = form.isPending || passkey.isPending;
  const demoPassword = config.demo?.username === user.username ? copy.demo(config.demo.password) : undefined;
  const buttons = (
    <>
      {factors && factors.recoveryCodesLeft !== null && (
        <Button
          onClick={() => {
            setCode(!isCode);
            form.change({ typed: '' });
          }}
        >
          {isCode ? copy.usePassword : copy.useCode}
        </Button>
      )}
      {factors && factors.passkeys.length > 0 && hasPasskeys() && (
        <Button disabled={isBusy} onClick={() => passkey.mutate()}>
          {copy.usePasskey}
        </Button>
      )}
      <Button look="quiet" onClick={closeDialog}>
        {controlCopy.cancel}
      </Button>
    </>
  );
  return (
    <div ref={content}>
      <Form form={form} copy={copy} isDisabled={isBusy} buttons={buttons}>
        <UsernameOf user={user} />
        {kind === null ? (
          <p>{copy.external(config.sso?.label ?? copy.provider)}</p>
        ) : (
          <TextField
            key={kind}
            ref={field}
            label={copy[kind]}
            helpText={isCode ? copy.codeHelp : demoPassword}
            type={isCode ? 'text' : 'password'}
            inputMode={isCode ? 'numeric' : undefined}
            autoComplete={isCode ? 'one-time-code' : 'current-password'}
            {...form.field('typed')}
          />
        )}
        <Failure error={passkey.error} text={copy.failed} />
      </Form>
    </div>
  );
}
