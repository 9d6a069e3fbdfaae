import { createOTP } from '@better-auth/utils/otp';
import { generateRandomString, symmetricEncrypt } from 'better-auth/crypto';
import type { Auth } from './auth.ts';

/** Makes secrets of second factors as better-auth does, whose own calls need the password even after another proof. */

const SECRET_LENGTH = 32;

/** A secret value, and how better-auth stores it. */
interface NewSecret<Value> {
  value: Value;
  encrypted: string;
}

/** @returns the `otpauth:` address that an authenticator app reads */
export async function newTotpUri(auth: Auth, issuer: string, username: string): Promise<NewSecret<string>> {
  const secret = generateRandomString(SECRET_LENGTH);
  return { value: createOTP(secret).url(issuer, username), encrypted: await encrypt(auth, secret) };
}

async function encrypt(auth: Auth, data: string): Promise<string> {
  const { secretConfig } = await auth.$context;
  return symmetricEncrypt({ key: secretConfig, data });
}
