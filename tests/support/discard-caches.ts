import { systemActor } from '#domain/accounts/actor.ts';
import type { App } from '../../src/app.ts';

/** Discards what processes have cached of listings, after a test has changed rows with SQL of its own. */
export const discardCaches = ({ context }: Pick<App, 'context'>) =>
  context.storage.transact((tx) => tx.events.insert(systemActor, { kind: 'listing.changed' }));
