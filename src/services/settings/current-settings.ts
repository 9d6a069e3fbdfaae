import { DEFAULT_SETTINGS, type FixedSettings, type Settings } from '#domain/settings/settings.ts';
import type { Changes } from '#storage/events/changes.ts';
import type { Storage } from '#storage/storage.ts';

/** The settings as last read, for what is decided many times a second. */
export interface CurrentSettings {
  /** Another object after each change. */
  readonly values: Settings;
  /** Those of the environment, which cannot change while the product runs. */
  readonly fixed: FixedSettings;
  /** Calls a function after each change by any process. @returns ends that */
  subscribe(listener: () => void): () => void;
  /** Reads them again. */
  reload(): Promise<void>;
}

/** Keeps the settings of this process up to date. An event tells that any process has changed them. */
export function trackSettings(
  storage: Pick<Storage, 'settings'>,
  changes: Pick<Changes, 'subscribe'>,
  fixed: FixedSettings,
  onFailure: (error: unknown) => void,
): CurrentSettings {
  const listeners = new Set<() => void>();
  let values: Settings = { ...DEFAULT_SETTINGS, ...fixed };
  let reads = 0;
  let lastApplied = 0;

  async function reload(): Promise<void> {
    reads += 1;
    const number = reads;
    const read = withDefaults(await storage.settings.list(), fixed);
    // One that began later, and so knows of more changes, may have been faster.
    if (number < lastApplied) return;
    lastApplied = number;
    if (JSON.stringify(read) === JSON.stringify(values)) return;
    values = read;
    for (const listener of listeners) listener();
  }
  changes.subscribe(({ topic }) => {
    if (topic === 'everything') reload().catch(onFailure);
  });
  return {
    get values() {
      return values;
    },
    fixed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload,
  };
}

/** The settings that apply: the environment wins over stored values. */
export function withDefaults(stored: Map<string, unknown>, fixed: FixedSettings): Settings {
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(stored), ...fixed };
}
