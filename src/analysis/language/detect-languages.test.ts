import { expect, test } from 'vitest';
import { detectLanguages } from './detect-languages.ts';

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
])('the language %s is recognized in "%s"', async (language, text) => {
  expect(await detectLanguages([text])).toEqual([language]);
});

test('a text without words has no language', async () => {
  expect(await detectLanguages(['', '  \n', '👍👍', '10/10', 'Wifi ok '.repeat(0), '!!!'])).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test('each of many texts gets its own language, and a long text the one of its beginning', async () => {
  const texts = Array.from({ length: 250 }, (_, index) =>
    index % 2 ? 'Sehr schöne Wohnung' : 'A very nice flat',
  );
  const languages = await detectLanguages([...texts, 'Die Wohnung war sehr sauber. '.repeat(400)]);
  expect(languages).toEqual([...texts.map((_, index) => (index % 2 ? 'de' : 'en')), 'de']);
});
