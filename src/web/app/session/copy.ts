/** The texts of the dialog in which a person confirms their identity. */
export const proofCopy = {
  title: 'Confirm that it is you',
  intro: 'This change affects access or security, or cannot be undone.',
  password: 'Your password',
  missing: {
    password: 'Type the password that you sign in with.',
    code: 'Type the code that your app shows.',
  },
  demo: (password: string) => `Everyone shares the demo user. Its password is ${password}.`,
  code: 'Code',
  codeHelp: 'The six digits that your authenticator app shows now.',
  useCode: 'Use a code instead',
  usePassword: 'Use the password instead',
  usePasskey: 'Use a passkey',
  passkeyCancelled: 'Your device did not confirm. Try again, or use another way.',
  external: (label: string) =>
    `To confirm, you must have signed in with ${label} within the last ten minutes.`,
  provider: 'your provider',
  submit: 'Continue',
  cancelled: 'Nothing was changed, because you did not confirm that it is you.',
  failed: 'This could not be confirmed. Try again.',
} as const;
