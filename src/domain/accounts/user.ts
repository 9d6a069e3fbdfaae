import { ASSIGNED_TO_ME, ASSIGNED_TO_NO_ONE } from '../reviews/filter.ts';
import type { DateLanguage } from '../settings/date-language.ts';
import type { Access } from './access.ts';
import type { Role } from './permissions.ts';

/** An account that can sign in. */
export interface User {
  username: string;
  name: string;
  role: Role;
  /** Set when the password would not be accepted as a new one. */
  hasWeakPassword?: true;
  /** Set when the mail server says that their address does not exist. */
  hasRefusedEmail?: true;
  /** Set for those who sign in by single sign-on, and have no password here. */
  isExternal?: true;
  /** Set when they have chosen one. */
  dateLanguage?: DateLanguage;
  /** Set when the company requires a second factor and the person has none: only their account works until they do. */
  lacksSecondFactor?: true;
}

/** The user of a session, with the properties that they can work with now. */
export interface SessionUser extends User {
  access: Access;
}

/** As a pattern of JSON Schema. */
export const USERNAME_PATTERN = '^[A-Za-z0-9._-]{2,64}$';
const USERNAME = new RegExp(USERNAME_PATTERN);
/**
 * The first two have a special meaning in filters by assignee, and the history shows `system` for what the product does itself.
 * Browsers and servers read `..` in a URL as the parent folder, so no call could reach an account of that name.
 */
export const RESERVED_USERNAMES = [ASSIGNED_TO_ME, ASSIGNED_TO_NO_ONE, 'system', '..'];

/** Whether the text has the format of a username. */
export const isUsername = (name: string): boolean => USERNAME.test(name);

/** Why a new username is rejected; null when it is valid. */
export function usernameProblem(username: string): 'username-reserved' | 'username-invalid' | null {
  if (RESERVED_USERNAMES.includes(username.toLowerCase())) return 'username-reserved';
  return isUsername(username) ? null : 'username-invalid';
}

export const MAX_PERSON_NAME = 100;
