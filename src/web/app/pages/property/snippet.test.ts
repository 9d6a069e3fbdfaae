import { expect, test } from 'vitest';
import { DEFAULT_EMBED } from '#domain/listings/embed.ts';
import { embedAddress, plainFrame, snippet } from './snippet.ts';

const SITE = 'https://reviews.example.com';

test('a snippet is one line of script with the options that differ from the defaults', () => {
  const options = { ...DEFAULT_EMBED, layout: 'grid', theme: 'dark', max: 3, topic: 'noise' } as const;
  expect(snippet(SITE, '7', 'Guest reviews of Casa do Sol', options)).toBe(
    '<script async src="https://reviews.example.com/embed.js" data-reviews="7" data-title="Guest reviews of Casa do Sol" data-layout="grid" data-theme="dark" data-max="3" data-topic="noise"></script>',
  );
});

test('a plain frame has a title, a height and the same address', () => {
  const options = { ...DEFAULT_EMBED, lang: 'de' } as const;
  expect(plainFrame(SITE, 'group/3', 'Guest reviews', options)).toBe(
    '<iframe src="https://reviews.example.com/embed/group/3?lang=de" title="Guest reviews" width="100%" height="640" frameborder="0" loading="lazy"></iframe>',
  );
  expect(embedAddress('company', DEFAULT_EMBED)).toBe('/embed/company');
});

test('a hostile name cannot leave its attribute', () => {
  const markup = snippet(SITE, '7', '"><script>\n', DEFAULT_EMBED);
  expect(markup).toContain('data-title="&quot;&gt;&lt;script&gt; "');
});
