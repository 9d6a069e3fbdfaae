import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PasskeyOptions, SecondFactors } from '#contract/accounts/second-factors.ts';
import type { SignedIn } from '#contract/accounts/session.ts';
import { calls } from '#contract/paths.ts';
import type { Client } from '../api/client.ts';

/** Makes a passkey on the device. Loaded on demand, with the library. */
export async function addPasskey(client: Client, name: string): Promise<SecondFactors> {
  const { options } = await client.post<PasskeyOptions>(calls.newPasskey());
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  return client.post<SecondFactors>(calls.passkeys(), { body: { name, response } });
}

/** Lets the person choose a passkey of the device and signs in with it. */
export async function signInWithPasskey(client: Client): Promise<SignedIn> {
  const response = await signChallenge(client, calls.passkeyChallenge());
  return client.post<SignedIn>(calls.sessionByPasskey(), { body: { response } });
}

/** @returns the device's response, which confirms the person's identity */
export async function confirmWithPasskey(client: Client): Promise<object> {
  return signChallenge(client, calls.passkeyProof());
}

async function signChallenge(client: Client, path: string): Promise<object> {
  const { options } = await client.post<PasskeyOptions>(path);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON });
}
