import { expect, test } from 'vitest';
import { deviceCookie, knownDevice } from './device-cookie.ts';

const SECRET = 'a secret of thirty-two characters';
const OTHER_SECRET = 'another secret of thirty-two chars';

/** What a browser sends after these sign-ins, one after the other. */
function afterSignIns(usernames: string[], secret = SECRET): string {
  let cookie = 'theme=dark';
  for (const username of usernames) {
    cookie = `theme=dark; ${deviceCookie(cookie, username, secret, 'plain').split(';', 1)[0]}`;
  }
  return cookie;
}
const isKnown = (cookie: string | undefined, username: string) =>
  knownDevice(cookie, username, SECRET, 'plain') !== null;

test('a device knows the last five people who signed in there, and keeps its id', () => {
  const people = ['ana', 'bo', 'cy', 'di', 'eve', 'flo'];
  const cookie = afterSignIns(people);
  expect(people.filter((each) => isKnown(cookie, each))).toEqual(['bo', 'cy', 'di', 'eve', 'flo']);
  expect(isKnown(cookie, 'FLO')).toBe(true);
  const again = afterSignIns(['ana', 'bo', 'ana', 'bo', 'ana']);
  expect(knownDevice(again, 'ana', SECRET, 'plain')).toBe(knownDevice(again, 'bo', SECRET, 'plain'));
  expect(again.split('.')).toHaveLength(4);
});

test('its cookie contains no username, and cannot be read by scripts', () => {
  const header = deviceCookie(undefined, 'mara', SECRET, 'secure');
  expect(header).toMatch(
    /^__Host-reviews\.device=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(header).not.toContain('mara');
});

const valid = afterSignIns(['ana']).split('device=')[1] ?? '';
const [id = '', signature = ''] = valid.split('.');
test.each([
  ['no cookie', undefined],
  ['an empty value', 'reviews.device='],
  ['no signature', `reviews.device=${id}`],
  [
    'another signature',
    `reviews.device=${id}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
  ],
  ['another id', `reviews.device=${id.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}.${signature}`],
  ['the signature of another secret', afterSignIns(['ana'], OTHER_SECRET)],
  ['the name of the other address', `__Host-reviews.device=${valid}`],
])('a device with %s is not known', (_what, cookie) => {
  expect(isKnown(cookie, 'ana')).toBe(false);
});
