import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['en', 'Lovely place, but the street was loud until three.'],
  ['en', 'Great'],
  ['de', 'Alles gut, gerne wieder.'],
  ['fr', 'Très bien situé, merci pour tout'],
  ['es', 'Muy limpio y cerca de todo'],
  ['it', 'Posizione ottima, la doccia era fredda'],
  ['pt', 'O apartamento não é como nas fotos'],
  ['nl', 'Heel fijn huis, we komen graag terug'],
  ['pl', 'Bardzo czyste mieszkanie'],
  ['tr', 'Harika bir ev, çok temiz'],
  ['ja', 'とても清潔でした'],
  ['zh', '位置很好,房间干净'],
  ['ko', '정말 깨끗하고 좋았어요'],
  ['ar', 'شقة نظيفة جدا'],
  ['he', 'דירה נקייה מאוד'],
])('the language %s is recognized in "%s"', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each(['', '  \n', '👍👍', '10/10', '!!!'])(
  'a text without words, such as %j, has no language',
  (text) => {
    expect(detectLanguage(text)).toBeNull();
  },
);

test('the language of a long text is that of its beginning', () => {
  expect(detectLanguage('Die Wohnung war sehr sauber. '.repeat(400))).toBe('de');
});
