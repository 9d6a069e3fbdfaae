import { attempt } from '../session/remembered.ts';

const KEY = 'color-scheme';
const SCHEMES = ['auto', 'light', 'dark'] as const;

/** Light, dark, or the system's scheme. */
export type Scheme = (typeof SCHEMES)[number];

/** The stored scheme. */
export function rememberedScheme(): Scheme {
  const stored = attempt(() => localStorage.getItem(KEY));
  return SCHEMES.find((scheme) => scheme === stored) ?? 'auto';
}

/** Applies a scheme to the page. */
export function showScheme(scheme: Scheme): void {
  document.documentElement.dataset.colorScheme = scheme;
}

/** Applies and stores a scheme. */
export function chooseScheme(scheme: Scheme): void {
  showScheme(scheme);
  attempt(() => localStorage.setItem(KEY, scheme));
}
