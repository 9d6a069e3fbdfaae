import { SOURCE_PATTERN } from './source-id.ts';
import { kindOfSource, type SourceKind } from './source-kind.ts';

/** Why reviews cannot be imported with this source; null if they can. Reviews of `demo` are invented. */
export function sourceProblem(source: string): string | null {
  if (new RegExp(SOURCE_PATTERN).test(source) && source !== 'demo') return null;
  return 'it must be up to 40 lower-case letters, digits and dashes, and not "demo", whose reviews are invented';
}

/**
 * Why someone may not import reviews of a source; null if they may.
 *
 * @param rules.syncedSources the sources that this product syncs with
 * @param rules.limitedKinds those whose content may only be stored for a limited time
 */
export function importRefusal(
  source: string,
  {
    syncedSources,
    limitedKinds,
    isAdmin,
  }: { syncedSources: readonly string[]; limitedKinds: readonly SourceKind[]; isAdmin: boolean },
): string | null {
  const kind = kindOfSource(source);
  if (syncedSources.includes(source))
    return 'its reviews come from the sync, and a file cannot add or change them';
  if (kind !== null && limitedKinds.includes(kind))
    return 'its content may only be stored for a limited time, which a file does not show';
  if (!isAdmin && kind !== null) return 'only an admin may import its reviews';
  return null;
}
