import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The flags of an authenticator: the person is present and verified; a new credential follows. */
const VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/** A passkey of a device for a product at this origin. It does not count uses, like most. */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const base = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();

  const clientData = (type: string, options: object) =>
    Buffer.from(JSON.stringify({ type, challenge: challengeOf(options), origin, crossOrigin: false }));
  const authenticatorData = (flags: number, credential = Buffer.alloc(0)) =>
    Buffer.concat([hash(new URL(origin).hostname), Buffer.from([flags, 0, 0, 0, 0]), credential]);

  return {
    id: base.id,
    /** Answers the options of a registration. */
    register(options: object): object {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: an elliptic curve key, for ES256, on P-256.
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(VERIFIED | WITH_CREDENTIAL, credential))],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      };
      return { ...base, response, clientExtensionResults: {} };
    },

    /** Answers the options of a sign-in or a confirmation. */
    assert(options: object): object {
      const data = authenticatorData(VERIFIED);
      const client = clientData('webauthn.get', options);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash(client)]), privateKey).toString('base64url'),
      };
      return { ...base, response, clientExtensionResults: {} };
    },
  };
}

const challengeOf = (options: object) => (options as { challenge: string }).challenge;
