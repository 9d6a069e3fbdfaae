import type { MailContent, MailPath } from '#domain/mail/mail.ts';

/** The texts of mails about accounts. */

const SECURITY = 'You get this because it is about the security of your account. It cannot be turned off.';

export function invitationMail(brand: string, inviter: string, path: MailPath, days: number): MailContent {
  return {
    subject: `${inviter} invites you to ${brand} Reviews`,
    paragraphs: [
      'Choose how you sign in, and you can start.',
      `The link works once and expires after ${days} days.`,
    ],
    action: { label: 'Create your account', path },
    why: 'You get this because an admin entered your address. If you did not expect it, ignore it.',
  };
}

/** @param isOwn whether the person asked for it themselves */
export function passwordResetMail(
  username: string,
  path: MailPath,
  { hours, isOwn }: { hours: number; isOwn: boolean },
): MailContent {
  return {
    subject: 'Set a new password',
    paragraphs: [
      `For your account ${username}. Setting a new password ends all your sessions.`,
      `The link works once and expires after ${hours === 1 ? 'one hour' : `${hours} hours`}. Do not pass it on.`,
    ],
    action: { label: 'Set a new password', path },
    why: isOwn
      ? 'You get this because someone entered your username or address on the sign-in page. If it was not you, ignore it: your password has not changed.'
      : 'You get this because an admin created this link for you.',
  };
}

export function addressProofMail(username: string, path: MailPath, hours: number): MailContent {
  return {
    subject: 'Confirm your email address',
    paragraphs: [
      `The account ${username} wants to use this address for its emails.`,
      `Until you confirm it, nothing else is sent here. The link expires after ${hours} hours.`,
    ],
    action: { label: 'Confirm the address', path },
    why: 'You get this because someone entered this address for an account. If it was not you, ignore it.',
  };
}

export function testMail(): MailContent {
  return {
    subject: 'Test email',
    paragraphs: ['Emails arrive. There is nothing else to do.'],
    why: 'You get this because you sent a test email on the settings page.',
  };
}

export function oldAddressMail(username: string): MailContent {
  return {
    subject: 'Your email address was changed',
    paragraphs: [
      `The account ${username} no longer sends emails to this address.`,
      'If you did not change it, sign in, change your password and set your address again, or tell an admin.',
    ],
    why: SECURITY,
  };
}

export function webhookDisabledMail(name: string, isGone: boolean): MailContent {
  return {
    subject: 'A webhook was disabled',
    paragraphs: [
      `Nothing more is sent to ${name}: ${isGone ? 'its receiver says that it is gone' : 'every message has failed for days'}.`,
      'Once the receiver works again, enable it and send the failed messages again.',
    ],
    action: { label: 'Open webhooks', path: '/settings/webhooks' },
    why: 'You get this because you are an admin.',
  };
}

/** What happened to an account, by kind of event. */
export const ACCOUNT_CHANGES = {
  'password.changed': 'Your password was changed',
  'password-reset.made': 'A link to reset your password was created',
  'password-reset.used': 'Your password was reset',
  'second-factor.added': 'A second factor was added to your account',
  'second-factor.removed': 'A second factor was removed from your account',
  'second-factors.reset': 'All second factors of your account were removed',
  'recovery-codes.renewed': 'New recovery codes were created',
  'token.created': 'An API token was created for your account',
  'role.changed': 'Your role was changed',
  'email.changed': 'Your email address was changed',
  'sign-in.succeeded': 'Sign-in from a new device',
} as const;

/**
 * @param details such as the name of a token
 * @param when in the time zone of the company
 * @param from a network address; null if unknown
 */
export function accountChangedMail(
  what: string,
  {
    username,
    details,
    when,
    by,
    from,
  }: Record<'username' | 'when', string> & Record<'details' | 'by' | 'from', string | null>,
): MailContent {
  return {
    subject: what,
    paragraphs: [
      ...(details === null ? [] : [`${what}: ${details}.`]),
      [`Account: ${username}`, `When: ${when}`, by && `By: ${by}`, from && `From: ${from}`]
        .filter(Boolean)
        .join('\n'),
      'If this was not expected, change your password, end your other sessions, and tell an admin.',
    ],
    action: { label: 'Open your account', path: '/account' },
    why: SECURITY,
  };
}
