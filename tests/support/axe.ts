import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Axe for a page without foreign frames: its legacy mode does not open a second page. It describes only violations,
 * because describing everything that passes takes as long as the check.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/**
 * Expects no accessibility violations in either colour scheme; the schemes differ only in colours.
 *
 * @param within the selector of the part of the page that is checked
 */
export async function expectAccessible(page: Page, within = ':root'): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const colorScheme of ['light', 'dark'] as const) {
    // A transition would be measured halfway.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = axeOn(page).include(within);
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(TAGS)
      : axe.withRules(COLOUR_RULES)
    ).analyze();
    found[colorScheme] = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) => `${id}: ${target} ${html} ${failureSummary}`),
    );
  }
  expect(found, page.url()).toEqual({ light: [], dark: [] });
}
