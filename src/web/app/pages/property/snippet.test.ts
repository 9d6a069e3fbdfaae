import { expect, test } from 'vitest';
import { snippet } from './embed-panel.tsx';

const home = { id: 7, name: 'Casa do Sol' };

test('a snippet is a frame with a title and a height, and the script that sizes it', () => {
  expect(snippet('https://reviews.example.com', home, { theme: 'dark', max: 3 })).toBe(
    '<iframe src="https://reviews.example.com/embed/7?theme=dark&amp;max=3" title="Guest reviews of Casa do Sol" width="100%" height="640" frameborder="0" loading="lazy"></iframe>\n<script src="https://reviews.example.com/embed.js" async></script>',
  );
});

test('a hostile name cannot leave the title', () => {
  const markup = snippet('https://a.example', { id: 7, name: '"><script>\n' }, { theme: 'auto', max: 10 });
  expect(markup).toContain('title="Guest reviews of &quot;&gt;&lt;script&gt; "');
});
