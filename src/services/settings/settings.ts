import type { Actor } from '#domain/accounts/actor.ts';
import { parseName } from '#domain/accounts/display-name.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_EMBED_ORIGINS, originOf } from '#domain/listings/embed.ts';
import {
  ENVIRONMENT_VARIABLES,
  FIXABLE_SETTINGS,
  parseTimeZone,
  type Settings,
} from '#domain/settings/settings.ts';
import type { Configured, Stored } from '../context.ts';
import { withDefaults } from './current-settings.ts';

/** The settings that apply now. */
export async function settings({ storage, settings }: Stored & Configured): Promise<Settings> {
  return withDefaults(await storage.settings.list(), settings.fixed);
}

/**
 * Changes the given settings, in all processes at once.
 *
 * @throws invalid for a text that is not an origin, for too many origins, for an unknown time zone and a blank brand;
 *   conflict for one that the environment has
 */
export async function changeSettings(
  context: Stored & Configured,
  actor: Actor,
  { embedOrigins, timeZone, brandName, ...others }: Partial<Settings>,
): Promise<Settings> {
  const to: Partial<Settings> = {
    ...(embedOrigins !== undefined && { embedOrigins: normalizeOrigins(embedOrigins) }),
    ...(timeZone !== undefined && { timeZone: parseTimeZone(timeZone) }),
    ...(brandName !== undefined && { brandName: parseName(brandName, 'brandName') }),
    ...others,
  };
  const fixed = FIXABLE_SETTINGS.find((name) => name in to && name in context.settings.fixed);
  if (fixed) {
    throw new AppError('fixed-setting', { name: fixed, variable: ENVIRONMENT_VARIABLES[fixed] });
  }
  await context.storage.transact(async (tx) => {
    for (const [name, value] of Object.entries(to)) await tx.settings.upsert(name, value, actor.name);
    await tx.events.insert(actor, { kind: 'settings.changed', data: to });
  });
  await context.settings.reload();
  return context.settings.values;
}

/** Removes duplicates; each origin is normalized as browsers do. */
function normalizeOrigins(typed: readonly string[]): string[] {
  const origins = typed.map((text) => {
    const origin = originOf(text);
    if (origin === null) {
      throw new AppError('embed-origin', { text });
    }
    return origin;
  });
  const different = [...new Set(origins)];
  if (different.length > MAX_EMBED_ORIGINS) {
    throw new AppError('too-many-embed-origins');
  }
  return different;
}
