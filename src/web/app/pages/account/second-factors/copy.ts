/** The texts of the second factors on the account page. */
export const factorsCopy = {
  title: 'Codes of an authenticator app',
  intro:
    'A sign-in asks for a code of your phone after the password, so that the password alone is of no use to anyone else. Turning it on ends your other sessions.',
  loading: 'Loading…',
  loadFailed: 'Failed to load your second factors',
  on: 'On',
  demo: 'The demo user is shared, so it has no second factor.',
  codesLeft: (left: number) =>
    left === 0
      ? 'No recovery codes are left. Make new ones.'
      : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left, for when the phone is lost.`,
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  password: 'Your password',
  missing: 'Type the password that you sign in with.',
  proceed: 'Continue',
  cancel: 'Cancel',
  failed: 'This could not be done. Try again.',
  turnedOff: 'The codes are off. Sign-ins ask for the password only.',
  scan: 'Scan this with an authenticator app, such as the password manager of your phone.',
  scanLabel: 'QR code for the authenticator app',
  secret: 'Or type this key into the app:',
  code: 'Code',
  codeHelp: 'The six digits that the app shows now.',
  confirm: 'Turn on',
  codesTitle: 'Your recovery codes',
  codesIntro:
    'Keep them where you find them without the phone. Each works once instead of a code of the app. They are not shown again.',
  copy: 'Copy',
  copied: 'The codes were copied.',
  copyFailed: 'The browser did not allow to copy. Select the codes instead.',
  download: 'Download',
  fileName: 'recovery-codes.txt',
  done: 'Done',
} as const;

/** The texts of the passkeys on the account page. */
export const passkeysCopy = {
  title: 'Passkeys',
  intro:
    'Sign in with the fingerprint, the face or the PIN of a device, without password and code. Adding one ends your other sessions.',
  name: 'Name of a new passkey',
  nameHelp: 'Such as the device: “Phone”.',
  add: 'Add a passkey',
  added: (time: string) => `added ${time}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove the passkey ${name}`,
  saved: 'Saved.',
  cancelled: 'The device has not made a passkey. Try again and confirm there.',
  failed: 'This could not be done. Try again.',
} as const;
