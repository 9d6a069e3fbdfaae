export const securityCopy = {
  title: 'Security',
  factorTitle: 'Second factor',
  factorIntro:
    'A code from an authenticator app in addition to the password, or a passkey: then a stolen password alone is of no use.',
  rules: [
    'People without one are led to set one up right after signing in, and can do nothing else until then.',
    'People who sign in by single sign-on are exempt: their provider asks for a second factor.',
  ],
  require: 'Require a second factor of everyone',
  ssoTitle: 'Single sign-on',
  ssoOn: (label: string) => `People sign in with ${label} (OpenID Connect).`,
  ssoOnly: 'Passwords and passkeys work for emergency accounts only.',
  ssoToo: 'Passwords work too.',
  ssoOff: 'Not configured. Set OIDC_ISSUER and the other variables on the server: see docs/OPERATIONS.md.',
  loading: 'Loading the settings…',
  loadFailed: 'Failed to load the settings',
} as const;
