import { systemActor } from '#domain/accounts/actor.ts';
import type { App } from '../../src/app.ts';

/** Makes processes read everything again, after a test has written rows that no function of the product wrote. */
export const discardCaches = ({ context }: Pick<App, 'context'>) =>
  context.storage.transact((tx) => tx.events.insert(systemActor, { kind: 'listing.changed' }));
