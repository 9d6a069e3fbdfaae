import { AppError } from '#domain/errors.ts';
import type { Capability } from '#domain/sources/source-kind.ts';
import type { ConnectedSource, Sources } from '../context.ts';

/** @throws unavailable when no source is connected */
export function requireSources({ sources }: Sources): readonly [ConnectedSource, ...ConnectedSource[]] {
  const [first, ...others] = sources.list();
  if (first) return [first, ...others];
  throw new AppError('no-source');
}

/** @throws unavailable when the source is not connected */
export function requireSource({ sources }: Sources, id: string): ConnectedSource {
  const found = sources.list().find((each) => each.id === id);
  if (found) return found;
  throw new AppError('source-not-connected');
}

/** Whether a source is configured in the environment, which wins over what the app has stored about it. */
export function isOfEnvironment({ sources }: Sources, id: string): boolean {
  return sources.fixed.some((each) => each.id === id);
}

/** The sources that a sync reads, also paused ones. In a demo, only the process that runs the simulator syncs. */
export function syncedSources({ sources, defaultSource }: Sources): readonly string[] {
  const ids = [...sources.fixed, ...sources.accounts()].map(({ id }) => id);
  return defaultSource === 'demo' && !ids.includes('demo') ? [...ids, 'demo'] : ids;
}

/** The connected sources that can do something. */
export function sourcesThatCan({ sources }: Sources, capability: Capability): string[] {
  return sources
    .list()
    .filter(({ connector }) => connector.capabilities.has(capability))
    .map(({ id }) => id);
}

/** The sources that can do something, also paused ones, for which it waits. */
export function accountsThatCan(context: Sources, capability: Capability): string[] {
  const { accounts, definitions } = context.sources;
  const paused = accounts().filter(
    ({ kind, isPaused }) => isPaused && definitions[kind]?.capabilities.has(capability),
  );
  return [...sourcesThatCan(context, capability), ...paused.map(({ id }) => id)];
}
