import { createHmac, randomInt } from 'node:crypto';

const CODES = 10;
/** Without characters that look alike: i, l, 1, o, 0. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const PART_LENGTH = 5;
const HASHED = 'hmac-sha256:';

export type RecoveryCodes = ReturnType<typeof recoveryCodes>;

/** Recovery codes as they are shown once, and as they are stored: hashed with the secret of the product. */
export function recoveryCodes(secret: string) {
  const hash = (code: string) =>
    HASHED + createHmac('sha256', `recovery codes ${secret}`).update(code).digest('base64');
  const encode = (codes: readonly string[]) =>
    JSON.stringify(codes.map((code) => (code.startsWith(HASHED) ? code : hash(code))));

  return {
    /** Such as `k3m9x-p2q7w`; each has 49 random bits. */
    make: (): string[] => Array.from({ length: CODES }, () => `${randomPart()}-${randomPart()}`),
    hash,
    encode,
    /** How better-auth stores and reads codes: it compares hashes. Those from before are encrypted, and hashed once read. */
    storage: {
      encrypt: async (json: string) => encode(JSON.parse(json)),
      async decrypt(stored: string) {
        if (stored.startsWith('[')) return stored;
        const { symmetricDecrypt } = await import('better-auth/crypto');
        return encode(JSON.parse(await symmetricDecrypt({ key: secret, data: stored })));
      },
    },
  };
}

function randomPart(): string {
  return Array.from({ length: PART_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
