import type { HostawaySource } from '#connectors/hostaway/source.ts';
import { AppError } from '#domain/errors.ts';
import type { Context } from '../context.ts';

/** @throws unavailable when no Hostaway account is configured */
export function requireHostaway({ hostaway }: Pick<Context, 'hostaway'>): HostawaySource {
  if (hostaway) return hostaway;
  throw new AppError('no-hostaway');
}

/** The source that a sync reads; null when none is configured. In a demo, only the process that runs the simulator syncs. */
export function syncedSource({ hostaway, source }: Pick<Context, 'hostaway' | 'source'>): string | null {
  return hostaway || source === 'demo' ? source : null;
}

/** The source of the reviews that can be responded to; null without a Hostaway account. */
export function respondableSource({ hostaway, source }: Pick<Context, 'hostaway' | 'source'>): string | null {
  return hostaway ? source : null;
}
