import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Axe for a page without its frames, which are documents with landmarks of their own: its legacy mode does not open a second
 * page. It describes only violations, because describing everything that passes takes as long as the check.
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
  for (const colorScheme of schemes) {
    // A transition would be measured halfway.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = axeOn(page).include(within);
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(TAGS)
      : axe.withRules(COLOUR_RULES)
    ).analyze();
    for (const { id, nodes } of violations)
      for (const { target, html, failureSummary } of nodes)
        found.push(`${colorScheme}: ${id}: ${target} ${html} ${failureSummary}`);
  }
  expect(found, page.url()).toEqual([]);
}
