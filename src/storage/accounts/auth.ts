import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { username } from 'better-auth/plugins/username';
import type { Kysely } from 'kysely';
import { isUsername } from '#domain/accounts/user.ts';
import type { Tables } from '../tables.ts';
import { SESSION_DAYS } from './open-session.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { cookieKind } from './session-cookie.ts';

export { isAPIError };

const DAY_SECONDS = 86_400;

export interface AuthOptions {
  secret: string;
  /** The public address of the product; https makes the cookie Secure. */
  publicUrl: string;
  log: (level: string, message: string) => void;
}

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/**
 * Configures better-auth as a library behind our own API: it stores users, sessions and password hashes (scrypt) and
 * creates the signed cookie. Its routes are not served; sign-up, rate limits and allowed origins are ours.
 */
export function createAuth(db: Kysely<Tables>, options: AuthOptions) {
  return betterAuth({
    database: kyselyAdapter(db, { type: 'postgres' }),
    secret: options.secret,
    baseURL: options.publicUrl,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (level, message) => options.log(level, message) },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: isPasswordOf },
    },
    advanced: {
      cookiePrefix: 'reviews',
      useSecureCookies: cookieKind(options.publicUrl) === 'secure',
      // `http/same-origin.ts` rejects foreign origins first.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      disableSessionRefresh: true,
      fields: {
        ...timestamps,
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
    },
    user: {
      modelName: 'users',
      fields: { ...timestamps, emailVerified: 'email_verified' },
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        disabled: { type: 'boolean', required: true, input: false },
        isDemo: { type: 'boolean', required: true, input: false, fieldName: 'is_demo' },
      },
    },
    account: {
      modelName: 'credentials',
      fields: {
        ...timestamps,
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: { modelName: 'verifications', fields: { ...timestamps, expiresAt: 'expires_at' } },
    plugins: [
      username({
        displayUsername: false,
        minUsernameLength: 2,
        maxUsernameLength: 64,
        usernameValidator: isUsername,
      }),
      twoFactor({
        backupCodeOptions: { storeBackupCodes: recoveryCodes(options.secret).storage },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'second_factors',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

export interface LoadedAuth {
  auth: Auth;
  isAPIError: typeof isAPIError;
}
