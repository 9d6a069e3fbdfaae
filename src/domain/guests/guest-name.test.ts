import { expect, test } from 'vitest';
import { publicGuestName } from './guest-name.ts';

test.each([
  ['Maria Silva', 'Maria S.', 'M. S.'],
  ['  ana maria   de souza ', 'ana S.', 'A. S.'],
  ['Zoë', 'Zoë', 'Z.'],
  ['Jo B.', 'Jo B.', 'J. B.'],
  ['e\u0301lodie Durand', 'e\u0301lodie D.', 'E\u0301. D.'],
  ['李 小龙', '李 小.', '李. 小.'],
  ['', '', ''],
  [' ', ' ', ' '],
])('%j becomes %j or %j', (name, first, initials) => {
  expect(publicGuestName(name, 'full')).toBe(name);
  expect(publicGuestName(name, 'first-name')).toBe(first);
  expect(publicGuestName(name, 'initials')).toBe(initials);
});
