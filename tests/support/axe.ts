import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Axe for a page without its frames, which are documents with landmarks of their own. The legacy mode does not open a second
 * page. Only violations are described, because describing everything that passes takes as long as the check.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('iframe')
    .options({ resultTypes: ['violations'] });
}

/** Every rule applies in the light scheme; the dark one differs only in colours. */
const SCHEMES = ['light', 'dark'] as const;

/**
 * Expects no accessibility violations.
 *
 * @param within the selector of the part of the page that is checked
 */
export async function expectAccessible(
  page: Page,
  within = ':root',
  schemes: readonly (typeof SCHEMES)[number][] = SCHEMES,
): Promise<void> {
  const found: string[] = [];
  for (const scheme of schemes) found.push(...(await violations(page, within, scheme, scheme === 'light')));
  expect(found, page.url()).toEqual([]);
}

/** Of a desk and of a phone, each with one of the schemes. */
const WINDOWS = [
  ['light', 1280],
  ['dark', 390],
] as const;

/** Expects no accessibility violations and nothing to scroll horizontally, on a desk and on a phone, whose size stays. */
export async function expectFits(page: Page, within = ':root'): Promise<void> {
  for (const [scheme, width] of WINDOWS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(page, within, scheme, true), page.url()).toEqual([]);
    const shown = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(shown, page.url()).toBeLessThanOrEqual(width);
  }
}

async function violations(
  page: Page,
  within: string,
  colorScheme: 'light' | 'dark',
  everyRule: boolean,
): Promise<string[]> {
  // A transition would be measured halfway.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const axe = axeOn(page).include(within);
  const result = await (everyRule ? axe.withTags(TAGS) : axe.withRules(COLOUR_RULES)).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) => `${colorScheme}: ${id}: ${target} ${html} ${failureSummary}`,
    ),
  );
}
