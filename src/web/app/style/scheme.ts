const KEY = 'color-scheme';
const SCHEMES = ['auto', 'light', 'dark'] as const;

/** Light, dark, or as the system has it. */
export type Scheme = (typeof SCHEMES)[number];

/** The scheme that this browser remembers. */
export function rememberedScheme(): Scheme {
  try {
    const kept = localStorage.getItem(KEY);
    return SCHEMES.find((scheme) => scheme === kept) ?? 'auto';
  } catch {
    // Storage may be forbidden; the system's scheme will do.
    return 'auto';
  }
}

/** Shows the page in a scheme; the tokens know the colours of both. */
export function showScheme(scheme: Scheme): void {
  document.documentElement.dataset.colorScheme = scheme;
}

/** Shows a scheme, now and at the next visit. */
export function chooseScheme(scheme: Scheme): void {
  showScheme(scheme);
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Storage may be forbidden or full; then it holds for this visit.
  }
}
