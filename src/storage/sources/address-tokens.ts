import { createHmac, timingSafeEqual } from 'node:crypto';

export type AddressTokens = ReturnType<typeof addressTokens>;

/** The unguessable part of the addresses at which sources call. It is derived, so that the database does not contain it. */
export function addressTokens(secret: string) {
  const bytesOf = (source: string, address: string) =>
    createHmac('sha256', secret).update(`address of a source ${source} ${address}`).digest();
  return {
    /** @param address the stored value that a new address replaces */
    of: (source: string, address: string): string => bytesOf(source, address).toString('base64url'),

    isValid(token: string, source: string, address: string): boolean {
      const [given, expected] = [Buffer.from(token, 'base64url'), bytesOf(source, address)];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
