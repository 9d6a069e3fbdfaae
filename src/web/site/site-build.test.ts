import { readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { THEME_COLORS } from './document.tsx';

const SCRIPT_BUDGET = 2 * 1024;
const STYLE_BUDGET = 18 * 1024;

test('script and style stay within their budgets', async () => {
  const output = (await build({
    configFile: 'vite.site.ts',
    mode: 'client',
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const size = (name: string, ending: string) => {
    const starts = `static/site/${name}-`;
    const file = output.output.find(
      ({ fileName }) => fileName.startsWith(starts) && fileName.endsWith(ending),
    );
    return Buffer.byteLength(file?.type === 'chunk' ? file.code : (file?.source ?? ''));
  };
  for (const name of ['script', 'embed-script', 'embed-loader']) {
    expect(size(name, '.js')).toBeGreaterThan(0);
    expect(size(name, '.js')).toBeLessThanOrEqual(SCRIPT_BUDGET);
  }
  for (const name of ['style', 'embed-style', 'report-style']) {
    expect(size(name, '.css')).toBeGreaterThan(0);
    expect(size(name, '.css')).toBeLessThanOrEqual(STYLE_BUDGET);
  }
});

test('the theme colour is the background colour of the page', () => {
  const css = readFileSync(new URL('../property/tokens.css', import.meta.url), 'utf8');
  expect(css).toContain(`--color-ground: light-dark(${THEME_COLORS.light}, ${THEME_COLORS.dark})`);
});
