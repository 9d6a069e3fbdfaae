import { isRole, ROLES, type Role } from '#domain/accounts/permissions.ts';
import type { ClaimMapping } from '#domain/accounts/single-sign-on.ts';
import { isLoopback } from '#domain/host.ts';
import { ConfigError, type Reader } from './config-reader.ts';

/** Single sign-on by OpenID Connect. */
export interface SsoConfig extends ClaimMapping {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The name on the button of the sign-in page: "Continue with …". */
  label: string;
  /** Separated by spaces. */
  scopes: string;
  /** Whether passwords and passkeys are refused, except for emergency accounts. */
  only: boolean;
}

const SSO_OPTIONS = ['LABEL', 'SCOPES', 'ONLY', 'ROLE_CLAIM', 'ROLES', 'DEFAULT_ROLE', 'GROUP_CLAIM'];

/** Null when single sign-on is not configured. @throws {ConfigError} */
export function readSso(read: Reader): SsoConfig | null {
  const values = read.together('OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET');
  if (values === null) {
    const useless = SSO_OPTIONS.map((name) => `OIDC_${name}`).find((name) => read.text(name) !== null);
    if (useless === undefined) return null;
    throw new ConfigError(`${useless} is set, but OIDC_ISSUER is not: set both, or neither.`);
  }
  const [, clientId = '', clientSecret = ''] = values;
  const issuer = read.url('OIDC_ISSUER', ['https:', 'http:']) ?? '';
  if (issuer.startsWith('http:') && !isLoopback(new URL(issuer).hostname)) {
    throw new ConfigError(
      `OIDC_ISSUER is "${issuer}"; it must start with https:// unless it is on this machine.`,
    );
  }
  const defaultRole = read.choice('OIDC_DEFAULT_ROLE', [...ROLES, ''], '');
  return {
    issuer,
    clientId,
    clientSecret,
    label: read.text('OIDC_LABEL') ?? 'single sign-on',
    scopes: read.text('OIDC_SCOPES') ?? 'openid profile email',
    only: read.choice('OIDC_ONLY', ['true', 'false'], 'false') === 'true',
    roleClaim: read.text('OIDC_ROLE_CLAIM') ?? 'roles',
    roles: readRoles(read.text('OIDC_ROLES') ?? ''),
    defaultRole: isRole(defaultRole) ? defaultRole : null,
    groupClaim: read.text('OIDC_GROUP_CLAIM'),
  };
}

/** Reads a list such as `Reviews admins=admin, Everyone=viewer`. */
function readRoles(text: string): ReadonlyMap<string, Role> {
  const pairs = text.split(',').flatMap((part) => part.trim() || []);
  return new Map(
    pairs.map((pair) => {
      const split = pair.lastIndexOf('=');
      const [value, role] = [pair.slice(0, Math.max(split, 0)).trim(), pair.slice(split + 1).trim()];
      if (value === '' || !isRole(role)) {
        throw new ConfigError(
          `OIDC_ROLES has "${pair}"; it must list VALUE=ROLE with a role of ${ROLES.join(', ')}.`,
        );
      }
      return [value, role];
    }),
  );
}
