const KEY = 'color-scheme';
const SCHEMES = ['auto', 'light', 'dark'] as const;

/** Light, dark, or the system's scheme. */
export type Scheme = (typeof SCHEMES)[number];

/** The stored scheme. */
export function rememberedScheme(): Scheme {
  try {
    const stored = localStorage.getItem(KEY);
    return SCHEMES.find((scheme) => scheme === stored) ?? 'auto';
  } catch {
    // Storage may be disabled.
    return 'auto';
  }
}

/** Applies a scheme to the page. */
export function showScheme(scheme: Scheme): void {
  document.documentElement.dataset.colorScheme = scheme;
}

/** Applies and stores a scheme. */
export function chooseScheme(scheme: Scheme): void {
  showScheme(scheme);
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Storage may be disabled or full; the scheme then applies to this visit only.
  }
}
