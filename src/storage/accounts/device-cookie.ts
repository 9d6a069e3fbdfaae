import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieKind } from './session-cookie.ts';

/** Browsers keep a cookie for at most 400 days. */
const MAX_AGE_SECONDS = 400 * 86_400;
/** People who share a device. */
const MAX_USERS = 5;
const ID_BYTES = 16;
const NAME = { plain: 'reviews.device', secure: '__Host-reviews.device' } as const;

/** Whose sign-ins a device has seen: a random id, and a signature for each user. It contains no username. */
interface Device {
  id: string;
  signatures: string[];
}

/** The id of the device if this user has signed in there before; null otherwise. */
export function knownDevice(
  cookie: string | undefined,
  username: string,
  secret: string,
  kind: CookieKind,
): string | null {
  const device = readDevice(cookie, kind);
  return device && findSignature(device, username, secret) !== undefined ? device.id : null;
}

/** The `Set-Cookie` value after a sign-in of this user. */
export function deviceCookie(
  cookie: string | undefined,
  username: string,
  secret: string,
  kind: CookieKind,
): string {
  const { id, signatures } = readDevice(cookie, kind) ?? { id: newId(), signatures: [] };
  const own = sign(id, username, secret);
  const others = signatures.filter((each) => each !== own).slice(0, MAX_USERS - 1);
  const attributes = `Max-Age=${MAX_AGE_SECONDS}; Path=/; HttpOnly; SameSite=Lax`;
  return `${NAME[kind]}=${[id, own, ...others].join('.')}; ${attributes}${kind === 'secure' ? '; Secure' : ''}`;
}

const newId = () => randomBytes(ID_BYTES).toString('base64url');

function readDevice(cookie: string | undefined, kind: CookieKind): Device | null {
  const value = (cookie ?? '')
    .split(/;\s*/)
    .find((part) => part.startsWith(`${NAME[kind]}=`))
    ?.slice(NAME[kind].length + 1);
  if (!value || !/^[\w-]{22}(\.[\w-]{43})+$/.test(value)) return null;
  const [id = '', ...signatures] = value.split('.');
  return { id, signatures: signatures.slice(0, MAX_USERS) };
}

function findSignature({ id, signatures }: Device, username: string, secret: string): string | undefined {
  const own = Buffer.from(sign(id, username, secret));
  return signatures.find((each) => timingSafeEqual(Buffer.from(each), own));
}

function sign(id: string, username: string, secret: string): string {
  return createHmac('sha256', secret).update(`device\n${id}\n${username.toLowerCase()}`).digest('base64url');
}
