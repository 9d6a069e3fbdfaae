import type { Actor } from '#domain/actor.ts';
import { MAX_EMBED_ORIGINS, originOf } from '#domain/embed.ts';
import { AppError } from '#domain/errors.ts';
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings.ts';
import type { Context } from './context.ts';
import { recordSecurityEvent } from './security-events.ts';

export async function settings({ storage }: Context): Promise<Settings> {
  return settingsFrom(await storage.settings.list());
}

/**
 * Changes the given settings.
 *
 * @throws invalid for a text that is not an origin, and for too many origins
 */
export async function changeSettings(
  context: Context,
  actor: Actor,
  { embedOrigins, ratingsInMarkup, requireSecondFactor }: Partial<Settings>,
): Promise<Settings> {
  const origins = embedOrigins && normalizeOrigins(embedOrigins);
  const changed = await context.storage.transact(async (tx) => {
    if (origins) await tx.settings.upsert('embedOrigins', origins, actor.name);
    if (ratingsInMarkup !== undefined) {
      await tx.settings.upsert('ratingsInMarkup', ratingsInMarkup, actor.name);
    }
    if (requireSecondFactor !== undefined) {
      await tx.settings.upsert('requireSecondFactor', requireSecondFactor, actor.name);
      await tx.changes.insert({ topic: 'session', id: null });
    }
    // Every cached page contains one of the others.
    if (origins || ratingsInMarkup !== undefined) await tx.changes.insert({ topic: 'listings' });
    return settingsFrom(await tx.settings.list());
  });
  const detail = { embedOrigins: origins, ratingsInMarkup, requireSecondFactor };
  await recordSecurityEvent(context, actor, { action: 'settings.changed', detail });
  return changed;
}

function settingsFrom(values: Map<string, unknown>): Settings {
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(values) };
}

/** Removes duplicates; each origin is normalized as browsers do. */
function normalizeOrigins(typed: readonly string[]): string[] {
  const origins = typed.map((text) => {
    const origin = originOf(text);
    if (origin === null) {
      throw new AppError(
        'invalid',
        `embedOrigins: "${text}" is not the address of a site, such as https://www.example.com, without a path.`,
      );
    }
    return origin;
  });
  const different = [...new Set(origins)];
  if (different.length > MAX_EMBED_ORIGINS) {
    throw new AppError('invalid', `embedOrigins may have at most ${MAX_EMBED_ORIGINS} sites.`);
  }
  return different;
}
