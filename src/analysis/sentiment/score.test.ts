import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreText } from './score.ts';

test.each([
  'Absolutely loved our stay. The apartment was spotless and the host answered within minutes.',
  'We had no problems at all with parking and the neighbours were friendly.',
  'Lovely!',
  '👍👍',
])('%s is positive', (text) => {
  expect(scoreText(text)).toBeGreaterThan(0.25);
});

test.each([
  'The place was filthy. Hair in the shower and stains on the sheets.',
  'Not clean, not comfortable and not worth the money.',
  'Smelled of damp and cigarette smoke. We left after one night.',
])('%s is negative', (text) => {
  expect(scoreText(text)).toBeLessThan(-0.25);
});

test('neutral facts have a score of 0', () => {
  expect(scoreText('The flat is on the second floor. There is a supermarket across the road.')).toBe(0);
});

describe('text in a language other than English has no score', () => {
  test.each([
    'Leider war die Wohnung schmutzig und laut. Die Heizung war kaputt und niemand hat geantwortet.',
    'Alles super, gerne wieder!',
    'Appartement très propre et bien situé, nous avons adoré notre séjour. Merci beaucoup !',
    'Fatal, todo sucio y ruido toda la noche. No lo recomiendo a nadie.',
    'Appartamento bellissimo e pulito, posizione perfetta.',
    'Prachtig appartement, heel schoon en een geweldige gastheer.',
    'Her şey çok düzgündü, çok teşekkürler!',
    'Piękne mieszkanie, bardzo czysto i świetna lokalizacja. Polecam!',
    '房间很干净，房东很热情，下次还会来。',
    'الشقة نظيفة جدا والمضيف رائع',
    'Отличная квартира, очень чисто и уютно.',
    '',
    '!!!',
  ])('%s', (text) => {
    expect(scoreText(text)).toBeNull();
  });
});

test('the word constructor is scored like any other word', () => {
  expect(scoreText('The constructor was good')).toBeGreaterThan(0);
});

test('every text has a score from -1 to 1 or no score', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const score = scoreText(text);
      expect(score === null || (score > -1 && score < 1)).toBe(true);
    }),
  );
});
