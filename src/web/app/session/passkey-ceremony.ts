import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PasskeyOptions, SecondFactors } from '#contract/accounts/second-factors.ts';
import type { SignedIn } from '#contract/accounts/session.ts';
import type { Client } from '../api/client.ts';

/** Makes a passkey on the device. Loaded on demand, with the library. */
export async function addPasskey(client: Client, name: string): Promise<SecondFactors> {
  const { options } = await client.request('POST /account/passkeys/options');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  return client.request('POST /account/passkeys', { body: { name, response } });
}

/** Lets the person choose a passkey of the device and signs in with it. */
export async function signInWithPasskey(client: Client): Promise<SignedIn> {
  const response = await signChallenge(await client.request('POST /session/passkey/options'));
  return client.request('POST /session/passkey', { body: { response } });
}

/** @returns the device's response, which confirms the person's identity */
export async function confirmWithPasskey(client: Client): Promise<object> {
  return signChallenge(await client.request('POST /account/proofs/passkey'));
}

function signChallenge({ options }: PasskeyOptions): Promise<object> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON });
}
