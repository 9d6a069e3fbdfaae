import { expect, test } from 'vitest';
import { repeatedResponse } from './repeated-response.ts';

const shown = [
  { guestName: 'Ana Costa', text: 'Thank you, Ana! Come back soon.' },
  { guestName: 'Élodie', text: 'Merci Élodie.' },
];

test.each([
  ['Bruno', 'Thank you, Bruno –\ncome back soon', 'Ana Costa'],
  ['Zoé', 'MERCI, Zoe', 'Élodie'],
  ['Bruno', 'Thank you, Bruno! Come back in spring.', undefined],
  ['', 'Thank you! Come back soon.', 'Ana Costa'],
])('the response to %s, %j, repeats the one to %s', (guestName, text, of) => {
  expect(repeatedResponse({ guestName, text }, shown)?.guestName).toBe(of);
});
