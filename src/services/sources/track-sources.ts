import type { Source, SourceDefinition } from '#connectors/source.ts';
import { messageOf } from '#domain/errors.ts';
import type { SourceAccount, SourceSettings } from '#domain/sources/source-account.ts';
import type { SourceKind } from '#domain/sources/source-kind.ts';
import type { Changes } from '#storage/events/changes.ts';
import type { Sealer } from '#storage/sealed-text.ts';
import type { Storage } from '#storage/storage.ts';
import type { ConnectedSource, Logs, Sources } from '../context.ts';

interface Parts extends Logs {
  storage: Pick<Storage, 'sourceAccounts'>;
  changes: Pick<Changes, 'subscribe'>;
  sourceSettings: Sealer;
}

/** The settings of an account; null if they were encrypted with another secret. */
export function readSettings(
  { sourceSettings }: Pick<Parts, 'sourceSettings'>,
  { sealedSettings }: Pick<SourceAccount, 'sealedSettings'>,
): SourceSettings | null {
  const text = sourceSettings.open(sealedSettings);
  return text === null ? null : (JSON.parse(text) as SourceSettings);
}

/**
 * Keeps the connected sources of this process up to date: an event tells that any process has changed them.
 *
 * @param fixed those of the environment, which win over stored ones with the same id
 */
export function trackSources(
  parts: Parts,
  fixed: readonly ConnectedSource[],
  definitions: Record<SourceKind, SourceDefinition>,
  open: (kind: SourceKind, settings: SourceSettings) => Source,
  consentOf: Sources['sources']['consentOf'],
): Omit<Sources['sources'], 'tokenKeys'> {
  const opened = new Map<string, { sealed: string; source: ConnectedSource }>();
  let accounts: readonly SourceAccount[] = [];
  let connected = fixed;
  let isClosed = false;

  function connect(account: SourceAccount): ConnectedSource[] {
    const { id, kind, name, sealedSettings, isPaused } = account;
    const settings = isPaused || !(kind in definitions) ? null : readSettings(parts, account);
    if (settings === null) return [];
    const before = opened.get(id);
    const connector = before?.sealed === sealedSettings ? before.source.connector : open(kind, settings);
    const source = { id, name, account: account.account, connector };
    opened.set(id, { sealed: sealedSettings, source });
    return [source];
  }

  async function read(): Promise<void> {
    const stored = await parts.storage.sourceAccounts.list();
    if (isClosed) return;
    const before = [...opened.values()].map(({ source }) => source);
    accounts = stored.filter(({ id }) => fixed.every((each) => each.id !== id));
    connected = [...fixed, ...accounts.flatMap(connect)];
    const isConnected = ({ connector }: ConnectedSource) =>
      connected.some((each) => each.connector === connector);
    for (const source of before) {
      if (isConnected(source)) continue;
      if (opened.get(source.id)?.source.connector === source.connector) opened.delete(source.id);
      await source.connector.close();
    }
  }
  let reading = Promise.resolve();
  /** One after the other, so that no account is opened twice. */
  function reload(): Promise<void> {
    reading = reading.catch(() => {}).then(read);
    return reading;
  }
  parts.changes.subscribe(({ topic }) => {
    if (topic !== 'everything') return;
    reload().catch((error: unknown) =>
      parts.outageLog.warn({ reason: messageOf(error) }, 'changed sources could not be read'),
    );
  });

  return {
    list: () => connected,
    fixed,
    accounts: () => accounts,
    definitions,
    open,
    consentOf,
    reload,
    async close() {
      isClosed = true;
      await Promise.all(connected.map(({ connector }) => connector.close()));
    },
  };
}
