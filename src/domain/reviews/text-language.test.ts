import { describe, expect, test } from 'vitest';
import { textLanguage } from './text-language.ts';

describe('the language and direction of a text', () => {
  test.each([
    ['شقة رائعة وموقع ممتاز', 'ar', 'rtl'],
    ['آپارتمان خیلی تمیز و زیبا بود', 'und-Arab', 'rtl'],
    ['דירה נהדרת ומיקום מצוין', 'he', 'rtl'],
    ['とても清潔で居心地の良いお部屋でした。', 'ja', 'ltr'],
    ['コーヒー', 'ja', 'ltr'],
    ['房間很乾淨，位置也很好。', 'zh', 'ltr'],
    ['숙소가 정말 깨끗했어요', 'ko', 'ltr'],
    ['ห้องสะอาดมาก', 'th', 'ltr'],
    ['Πολύ καθαρό διαμέρισμα', 'el', 'ltr'],
    ['Отличная квартира', 'und-Cyrl', 'ltr'],
    ['बहुत अच्छा', 'und-Deva', 'ltr'],
  ])('%s: %s, %s', (text, lang, dir) => {
    expect(textLanguage(text)).toEqual({ lang, dir });
  });

  test.each(['Très bien situé.', 'Perfect!', '', ' 👍👍 10/10 ', '12.5 %'])(
    'are unknown for “%s”',
    (text) => {
      expect(textLanguage(text)).toEqual({ lang: null, dir: 'auto' });
    },
  );

  test('are those of most of its letters, even if it contains a foreign name', () => {
    expect(textLanguage('Flex Living شقة رائعة وموقع ممتاز جدا').lang).toBe('ar');
    expect(textLanguage('Our host Мария met us at the station and gave us the keys.').lang).toBeNull();
    expect(textLanguage('「Shinjuku Hotel」とても良い部屋でした').lang).toBe('ja');
  });

  test('are found as fast for a very long text as for a short one', () => {
    expect(textLanguage('とても良い'.repeat(100_000)).lang).toBe('ja');
  });
});
