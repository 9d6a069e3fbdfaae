import { isVisibleName, toOneLine } from './display-name.ts';
import { isRole, ROLES, type Role } from './permissions.ts';
import { MAX_PERSON_NAME, usernameProblem } from './user.ts';

/** Why a sign-in at the provider does not open a session. */
export const SSO_REFUSALS = [
  /** It took too long, was opened twice, or began in another browser. */
  'expired',
  /** The provider says no: the person has cancelled, or may not use this application. */
  'denied',
  /** What the provider sent is not valid: the issuer, the audience, the nonce, the signature or the code. */
  'invalid',
  'unavailable',
  'no-role',
  'no-properties',
  'inactive',
  'only-admin',
] as const;
export type SsoRefusal = (typeof SSO_REFUSALS)[number];

export class SsoError extends Error {
  readonly refusal: SsoRefusal;

  /** @param reason for the log */
  constructor(refusal: SsoRefusal, reason: string, options?: { cause: unknown }) {
    super(reason, options);
    this.name = 'SsoError';
    this.refusal = refusal;
  }
}

export type Claims = Readonly<Record<string, unknown>>;

/** How claims of a provider become roles and properties. */
export interface ClaimMapping {
  roleClaim: string;
  /** The role of each value of the claim; without any, the values are the names of roles. */
  roles: ReadonlyMap<string, Role>;
  /** For people without a mapped value; null refuses them. */
  defaultRole: Role | null;
  /** The claim whose values are the names of groups of properties; null leaves properties to the admins here. */
  groupClaim: string | null;
}

/** The highest role that the claims give. @throws {SsoError} no-role */
export function roleOf(claims: Claims, { roleClaim, roles, defaultRole }: ClaimMapping): Role {
  const given = claimValues(claims, roleClaim);
  const mapped = given.flatMap((value) =>
    roles.size > 0 ? (roles.get(value) ?? []) : isRole(value) ? value : [],
  );
  const role = ROLES.find((each) => mapped.includes(each)) ?? defaultRole;
  if (role === null) throw new SsoError('no-role', `no value of ${roleClaim} maps to a role`);
  return role;
}

/** The texts of a claim. Its name may be a path, such as `realm_access.roles`. */
export function claimValues(claims: Claims, name: string): string[] {
  const value = name in claims ? claims[name] : name.split('.').reduce(member, claims);
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Claims)[name] : undefined;
}

const SHORTEST = 2;
const LONGEST = 50;

/** A username for a new account, from what the provider says. It may be taken. */
export function usernameFrom(claims: Claims): string {
  const candidates = ['preferred_username', 'email', 'name'].map((claim) =>
    (claimValues(claims, claim)[0] ?? '')
      .split('@', 1)
      .join('')
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9._-]+/g, '.')
      .replaceAll(/^\.+|\.+$/g, '')
      .slice(0, LONGEST),
  );
  return candidates.find((name) => name.length >= SHORTEST && usernameProblem(name) === null) ?? 'person';
}

/** How the person is called. */
export function personNameFrom(claims: Claims, username: string): string {
  const name = toOneLine(claimValues(claims, 'name')[0] ?? '')
    .slice(0, MAX_PERSON_NAME)
    .toWellFormed();
  return isVisibleName(name) ? name : username;
}
