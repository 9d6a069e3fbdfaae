import type { ConnectedSource, Sources } from '#services/context.ts';

/** The same context while other accounts are connected. */
export function withSources<Context extends Sources>(
  context: Context,
  connected: readonly ConnectedSource[],
): Context {
  return {
    ...context,
    sources: { ...context.sources, fixed: connected, list: () => connected, accounts: () => [] },
  };
}
