import { createOTP } from '@better-auth/utils/otp';
import { generateRandomString, symmetricEncrypt } from 'better-auth/crypto';
import type { Auth } from './auth.ts';

/** Creates second-factor secrets in better-auth's format, because its own calls need the password even after another proof. */

const SECRET_LENGTH = 32;

/** A secret value and its stored form in better-auth. */
interface NewSecret<Value> {
  value: Value;
  encrypted: string;
}

/** @returns the `otpauth:` URL for an authenticator app */
export async function newTotpUri(auth: Auth, issuer: string, username: string): Promise<NewSecret<string>> {
  const secret = generateRandomString(SECRET_LENGTH);
  return { value: createOTP(secret).url(issuer, username), encrypted: await encrypt(auth, secret) };
}

async function encrypt(auth: Auth, data: string): Promise<string> {
  const { secretConfig } = await auth.$context;
  return symmetricEncrypt({ key: secretConfig, data });
}
