import type { HostawaySource } from '#connectors/hostaway/source.ts';
import { AppError } from '#domain/errors.ts';
import type { Hostaway } from '../context.ts';

/** @throws unavailable when no Hostaway account is configured */
export function requireHostaway({ hostaway }: Hostaway): HostawaySource {
  if (hostaway) return hostaway;
  throw new AppError('no-hostaway');
}

/** The source that a sync reads; null when none is configured. In a demo, only the process that runs the simulator syncs. */
export function syncedSource({ hostaway, source }: Hostaway): string | null {
  return hostaway || source === 'demo' ? source : null;
}

/** The source of the reviews that can be responded to; null without a Hostaway account. */
export function respondableSource({ hostaway, source }: Hostaway): string | null {
  return hostaway ? source : null;
}
