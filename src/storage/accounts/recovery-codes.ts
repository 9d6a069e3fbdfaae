import { createHmac, randomInt } from 'node:crypto';

const CODES = 10;
/** Without characters that look alike: i, l, 1, o, 0. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const PART_LENGTH = 5;
const HASHED = 'hmac-sha256:';

export type RecoveryCodes = ReturnType<typeof recoveryCodes>;

/** Creates and stores recovery codes: shown once, and hashed with the product's secret. */
export function recoveryCodes(secret: string) {
  const hash = (code: string) =>
    HASHED + createHmac('sha256', `recovery codes ${secret}`).update(code).digest('base64');
  const encode = (codes: readonly string[]) =>
    JSON.stringify(codes.map((code) => (code.startsWith(HASHED) ? code : hash(code))));

  return {
    /** Codes such as `k3m9x-p2q7w`, with 49 random bits each. */
    make: (): string[] => Array.from({ length: CODES }, () => `${randomPart()}-${randomPart()}`),
    hash,
    encode,
    /** For better-auth: it compares hashes. Codes of earlier versions are encrypted, and hashed once read. */
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
