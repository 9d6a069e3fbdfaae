import { loadChunk } from '../lazy-chunk.tsx';

/** Loaded separately, because it needs the WebAuthn library. */
export const loadCeremony = loadChunk(() => import('./passkey-ceremony.ts'));

export const hasPasskeys = () => 'PublicKeyCredential' in window;

/** Gives the browser's error a message: the person has closed its dialog, or the device has no passkey. */
export function orCancelled(message: string): (error: Error) => never {
  return (error) => {
    throw error.name === 'NotAllowedError' ? new Error(message) : error;
  };
}
