import { expect, test } from 'vitest';
import { normalizeText } from './normalize-text.ts';

test.each([
  ['ZOË ÄNGSTRÖM', 'zoe angstrom'],
  ['Zoe\u0308', 'zoe'],
  ['Varoš', 'varos'],
  ['ＷｉＦｉ', 'wifi'],
  ['ﬁne', 'fine'],
  ['Пляж', 'пляж'],
  ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'παπαδοπουλοσ'],
  ['Παπαδόπουλος', 'παπαδοπουλοσ'],
])('%s is compared as %s', (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
});
