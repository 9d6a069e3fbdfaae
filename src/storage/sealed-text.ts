import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Sealer = ReturnType<typeof sealer>;

/** Encrypts texts for one purpose, so that what was made for one is of no use for another. */
export function sealer(purpose: string, secret: string) {
  const key = createHash('sha256').update(`${purpose} ${secret}`).digest();
  return {
    /** In base64url. */
    seal(text: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },

    /** Null for a text that was changed, or encrypted with another secret or for another purpose. */
    open(sealed: string): string | null {
      // Base64 too, in which earlier versions stored tokens.
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
          // Otherwise the first four bytes of a tag would do.
          authTagLength: TAG_BYTES,
        });
        cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return cipher.update(body, undefined, 'utf8') + cipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
