import { encode } from 'uqr';
import type { NewOneTimePasswords } from '#contract/accounts/second-factors.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { controlCopy } from '#web/app/controls/copy.ts';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { factorsCopy as copy } from './copy.ts';

export interface AppSetupProps {
  made: NewOneTimePasswords;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The secret as a QR code and as text, and the code that shows that the app has it. */
export function AppSetup({ made, onConfirmed, onCancel }: AppSetupProps) {
  const { client } = useAppContext();
  const form = useForm({
    initial: { code: '' },
    send: (body) => client.request('PUT /account/second-factors/one-time-passwords', { body }),
    onSaved: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    failed: copy.failed,
    failedField: () => 'code',
  });
  return (
    <Form form={form} copy={copy} buttons={<Button onClick={onCancel}>{controlCopy.cancel}</Button>}>
      <p>{copy.scan}</p>
      <QrCode text={made.uri} />
      <p>
        {copy.secret} <code>{made.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label={copy.code}
        helpText={copy.codeHelp}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        {...form.field('code')}
      />
    </Form>
  );
}

/** Dark on white also in the dark scheme, because many apps read nothing else. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg width="192" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={copy.scanLabel}>
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
