import { counted } from '#domain/format-number.ts';

export const factorsCopy = {
  title: 'Authenticator app',
  intro:
    'When you sign in, you also type a code from your phone, so that your password alone is of no use to anyone else. Turning it on ends your other sessions.',
  loading: 'Loading…',
  loadFailed: 'Failed to load your second factors',
  on: 'On',
  demo: 'The demo user is shared, so it has no second factor.',
  codesLeft: (left: number) =>
    left === 0
      ? 'No recovery codes are left. Make new ones.'
      : `${counted(left, 'recovery code is', 'recovery codes are')} left, in case you lose your phone.`,
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  failed: 'This could not be done. Try again.',
  turnedOff: 'The codes are off. You sign in with your password only.',
  scan: 'Scan this with an authenticator app or with the password manager of your phone.',
  scanLabel: 'QR code for the authenticator app',
  secret: 'Or type this key into the app:',
  code: 'Code',
  codeHelp: 'The six digits that the app shows now.',
  submit: 'Turn on',
  codesTitle: 'Your recovery codes',
  codesIntro:
    'Keep them where you can find them without your phone. Each works once, instead of a code from the app. They are not shown again.',
  copy: 'Copy',
  copied: 'The codes were copied.',
  copyFailed: 'The browser did not allow copying. Select the codes instead.',
  download: 'Download',
  fileName: 'recovery-codes.txt',
} as const;

export const passkeysCopy = {
  title: 'Passkeys',
  intro:
    'Sign in with your fingerprint, your face or the PIN of your device, without a password or a code. Once you have a passkey, your password alone no longer signs you in; if you lose the device, ask an admin. Adding a passkey ends your other sessions.',
  name: 'Name of a new passkey',
  nameHelp: 'For example, the device: “Phone”.',
  submit: 'Add a passkey',
  added: (time: string) => `added ${time}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove the passkey ${name}`,
  saved: 'Saved.',
  cancelled: 'Your device did not make a passkey. Try again, and confirm on the device.',
  failed: 'This could not be done. Try again.',
} as const;
