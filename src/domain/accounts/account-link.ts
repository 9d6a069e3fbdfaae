import type { AccessSetting } from './access.ts';
import type { Role } from './permissions.ts';

/** How long a link is valid. */
export const INVITATION_DAYS = 7;
export const PASSWORD_RESET_HOURS = 24;
/** Of a link that people ask for themselves. */
export const OWN_RESET_HOURS = 1;

/** Why a link does not work any more. */
export type EndedLink = 'used' | 'withdrawn' | 'expired';
export type LinkState = 'open' | EndedLink;

/** A link by which one person makes their own account. */
export interface Invitation {
  id: number;
  /** Whom it is for, in the words of the person who invites. */
  label: string;
  /** The username of the account; null when the invited person chooses. */
  username: string | null;
  /** To which the link was mailed; the account gets it. */
  email: string | null;
  role: Role;
  access: AccessSetting;
  /** The username. */
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
  state: LinkState;
}

/** A link by which a person sets a new password. */
export interface PasswordReset {
  id: number;
  username: string;
  name: string;
  expiresAt: Date;
  state: LinkState;
}
