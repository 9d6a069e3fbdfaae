const SOURCE = /^[a-z0-9][a-z0-9-]{0,39}$/;

/**
 * What speaks against a source under which somebody brings reviews of their own, as the rest of a sentence about it.
 * Those of the demo belong there alone: they are public, and go when it ends.
 */
export function objectionToSource(source: string, isDemo: boolean): string | null {
  if (SOURCE.test(source) && (isDemo || source !== 'demo')) return null;
  return 'it must be up to 40 small letters, digits and dashes, and not "demo", whose reviews are invented';
}
