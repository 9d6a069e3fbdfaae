import type { Actor } from './actor.ts';

/** What is recorded. Each begins with the noun that it is about. */
export type SecurityAction =
  | 'sign-in.succeeded'
  | 'sign-in.failed'
  /** Further sign-ins are refused for a time. */
  | 'sign-in.locked-out'
  | 'password.changed'
  /** The current password was wrong. */
  | 'password.change-failed'
  | 'second-factor.added'
  | 'second-factor.removed'
  /** The code was wrong. */
  | 'second-factor.change-failed'
  /** A wrong password, code or passkey when confirming one's identity. */
  | 'reauthentication.failed'
  /** All of a person, by an admin or a command. */
  | 'second-factors.reset'
  | 'recovery-codes.renewed'
  | 'sign-out.done'
  /** Other sessions of the same user. */
  | 'session.ended'
  | 'user.added'
  | 'user.disabled'
  | 'user.enabled'
  | 'name.changed'
  | 'invitation.made'
  | 'invitation.withdrawn'
  | 'invitation.accepted'
  | 'password-reset.made'
  | 'password-reset.used'
  /** Someone opened an invitation or a password reset that does not exist. */
  | 'link.refused'
  | 'emergency-access.changed'
  | 'role.changed'
  /** The properties that a user is limited to. */
  | 'scope.changed'
  | 'token.created'
  | 'token.revoked'
  /** It is not valid. */
  | 'token.refused'
  /** The permission was missing, or the request came from another site. */
  | 'request.refused'
  /** Someone else's, by an admin. */
  | 'note.deleted'
  /** A group of properties. */
  | 'group.added'
  | 'group.changed'
  | 'group.deleted'
  | 'guest.searched'
  | 'guest.exported'
  | 'guest.erased'
  | 'settings.changed'
  | 'channel-rights.changed'
  /** The Google place of a property. */
  | 'google-place.changed'
  | 'booking-link.changed'
  /** It stands for praise or criticism of its property. */
  | 'review.pinned'
  | 'review.unpinned'
  /** The company's public response to a review. */
  | 'response.written'
  | 'reviews.imported'
  /** By a person, not by the schedule. */
  | 'sync.requested'
  /** A property was assigned to quarantined reviews. */
  | 'row.assigned'
  | 'reviews.exported'
  | 'decisions.exported'
  | 'insights.exported'
  | 'log.exported'
  /** By a command, not by the schedule. */
  | 'backup.made'
  | 'backup.restored';

/** Who caused an event, and from which network address; null for commands and jobs. */
export type SecurityActor =
  | Pick<Actor, 'kind' | 'name' | 'address'>
  | { kind: 'anonymous'; name: null; address: string | null };

/** Something that matters for security. It never contains a secret: no password, token, cookie or key. */
export interface SecurityEvent {
  action: SecurityAction;
  /** What it is about: a username, a channel. */
  target?: string;
  detail?: Record<string, unknown>;
}
