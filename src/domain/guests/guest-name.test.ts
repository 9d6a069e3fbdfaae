import { expect, test, vi } from 'vitest';
import { publicGuestName, publicResponse, withInitials } from './guest-name.ts';

test.each([
  ['Maria Silva', 'Maria S.', 'M. S.'],
  ['  ana maria   de souza ', 'ana S.', 'A. S.'],
  ['Zoë', 'Zoë', 'Z.'],
  ['Jo B.', 'Jo B.', 'J. B.'],
  ['e\u0301lodie Durand', 'e\u0301lodie D.', 'E\u0301. D.'],
  ['李 小龙', '李 小.', '李. 小.'],
  ['Smith,Maria', 'Maria S.', 'M. S.'],
  ['Smith , Maria Ana', 'Maria S.', 'M. S.'],
  ['Smith Jones, Maria', 'Maria J.', 'M. J.'],
  ['van der Berg, Jan', 'Jan B.', 'J. B.'],
  ['García López , María José', 'María L.', 'M. L.'],
  ['Maria Smith, Jr.', 'Maria S.', 'M. S.'],
  ['Smith, John, III', 'John S.', 'J. S.'],
  ['Smith, Ph.D., Maria', 'Maria S.', 'M. S.'],
  ['Smith,', 'Smith', 'S.'],
  [', Maria', 'Maria', 'M.'],
  ['maria.smith@example.com', 'maria S.', 'M. S.'],
  ['._@example.com', '._', '..'],
  ['', '', ''],
  [' ', ' ', ' '],
  ['Guest', 'Guest', 'Guest'],
])('%j becomes %j or %j', (name, first, initials) => {
  expect(publicGuestName(name, 'full')).toBe(name);
  expect(publicGuestName(name, 'first-name')).toBe(first);
  expect(publicGuestName(name, 'initials')).toBe(initials);
});

test.each([
  ['Dear Quentin, thank you!', 'Quentin Zabriskie', 'Dear Q., thank you!'],
  ['QUENTIN and Zabriskie’s dog', 'Quentin Zabriskie', 'Q. and Z. dog'],
  ['Quentins are many', 'Quentin', 'Quentins are many'],
  ['Liebe Ümit, danke', 'Ümit Şahinbaş', 'Liebe Ü., danke'],
  ['He said de facto', 'Jo de Oh', 'He said de facto'],
  ['Nobody', '', 'Nobody'],
  ['Dear Mr O’Neill', "Sean O'Neill", 'Dear Mr O.'],
  ["Mr ONeill's dog", 'Sean O’Neill', 'Mr O. dog'],
  ['Dear Mr A\u0301lvarez and Alvarez', 'José Álvarez', 'Dear Mr Á. and Á.'],
  ['Liebe Frau Müller, danke', 'Eva Müller-Lüdenscheidt', 'Liebe Frau M., danke'],
  ['Frau Müller-Lüdenscheidt', 'Eva Müller-Lüdenscheidt', 'Frau M.'],
  ['Dear Mr WEISS', 'Jens Weiß', 'Dear Mr W.'],
  ['Dear Mrs Smith', 'Smith,Maria', 'Dear Mrs S.'],
])('%j about %j becomes %j', (text, name, shown) => {
  expect(withInitials(text, name)).toBe(shown);
});

test.each([
  ['full', 'Dear Maria Will, we will call you, Maria.'],
  ['first-name', 'Dear Maria W., we will call you, Maria.'],
  ['initials', 'Dear M. W., we will call you, M.'],
] as const)('a response shows as much of the name as %s', (style, shown) => {
  const response = 'Dear Maria Will, we will call you, Maria.';
  expect(publicResponse(response, 'Maria Will', style)).toBe(shown);
});

test('texts about a guest without a name stay as they are', () => {
  expect(publicResponse('Dear Guest, thank you', 'Guest', 'initials')).toBe('Dear Guest, thank you');
  expect(withInitials('Every Guest is welcome', 'Guest')).toBe('Every Guest is welcome');
});

test.each([
  ['Smith,Maria', 'Dear Maria S.'],
  ['Smith Jones, Maria', 'Dear Maria S.'],
  ['Maria Smith, PhD', 'Dear Maria S.'],
  ['maria.smith@example.com', 'Dear Maria S.'],
])('the first name of %j stays in a response, the family name does not', (name, shown) => {
  expect(publicResponse('Dear Maria Smith', name, 'first-name')).toBe(shown);
});

test('each initial is made once, however often a text repeats the name', () => {
  const segmenter = vi.spyOn(Intl, 'Segmenter');
  expect(withInitials('Maria Silva '.repeat(1_000), 'Maria Silva')).toBe('M. S. '.repeat(1_000));
  expect(segmenter).toHaveBeenCalledTimes(2);
});
