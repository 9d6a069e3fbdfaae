import type { Actor } from '#domain/accounts/actor.ts';
import { parseName } from '#domain/accounts/display-name.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_EMBED_ORIGINS, originOf } from '#domain/listings/embed.ts';
import { secureAddress } from '#domain/listings/web-address.ts';
import { isReadableColour } from '#domain/settings/colour.ts';
import {
  ENVIRONMENT_VARIABLES,
  FIXABLE_SETTINGS,
  parseTimeZone,
  type Settings,
} from '#domain/settings/settings.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Configured, Stored } from '../context.ts';
import { withDefaults } from './current-settings.ts';

/** The settings that apply now. */
export async function settings({ storage, settings }: Stored & Configured): Promise<Settings> {
  return withDefaults(await storage.settings.list(), settings.fixed);
}

/**
 * Changes the given settings, in all processes at once.
 *
 * @throws invalid for a text that is not an origin, too many origins, an unknown time zone, a blank brand, a home page that is
 *   not an https address, or a colour with too little contrast; conflict for a setting that the environment sets
 */
export async function changeSettings(
  context: Stored & Configured,
  actor: Actor,
  { embedOrigins, timeZone, brandName, homePage, brandColour, ...others }: Partial<Settings>,
): Promise<Settings> {
  const to: Partial<Settings> = {
    ...(embedOrigins !== undefined && { embedOrigins: normalizeOrigins(embedOrigins) }),
    ...(timeZone !== undefined && { timeZone: parseTimeZone(timeZone) }),
    ...(brandName !== undefined && { brandName: parseName(brandName, 'brandName') }),
    ...(homePage !== undefined && { homePage: homePage && parseHomePage(homePage) }),
    ...(brandColour !== undefined && { brandColour: brandColour && parseColour(brandColour) }),
    ...others,
  };
  const fixed = FIXABLE_SETTINGS.find((name) => name in to && name in context.settings.fixed);
  if (fixed) throw new AppError('fixed-setting', { name: fixed, variable: ENVIRONMENT_VARIABLES[fixed] });
  return storeSettings(context, actor, async () => to);
}

/** Stores settings, in all processes at once. @param change its result is stored, in the same transaction */
export async function storeSettings(
  context: Stored & Configured,
  actor: Actor,
  change: (tx: Transaction) => Promise<Partial<Settings>>,
): Promise<Settings> {
  await context.storage.transact(async (tx) => {
    const to = await change(tx);
    for (const [name, value] of Object.entries(to)) await tx.settings.upsert(name, value, actor.name);
    await tx.events.insert(actor, { kind: 'settings.changed', data: to });
  });
  await context.settings.reload();
  return context.settings.values;
}

function parseHomePage(text: string): string {
  const address = secureAddress(text);
  if (address === null) throw new AppError('home-page');
  return address;
}

function parseColour(colour: string): string {
  if (!isReadableColour(colour)) throw new AppError('brand-colour', { colour });
  return colour.toLowerCase();
}

/** Removes duplicates; each origin is normalized as browsers do. */
function normalizeOrigins(typed: readonly string[]): string[] {
  const origins = typed.map((text) => {
    const origin = originOf(text);
    if (origin === null) throw new AppError('embed-origin', { text });
    return origin;
  });
  const different = [...new Set(origins)];
  if (different.length > MAX_EMBED_ORIGINS) throw new AppError('too-many-embed-origins');
  return different;
}
