import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { Logo } from '#domain/settings/brand.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Configured, Logos, Stored } from '../context.ts';
import { storeSettings } from './settings.ts';

/**
 * Sets the logo of the public site, re-encoded.
 *
 * @throws invalid for a file that is no PNG, JPEG or WebP, and for too many pixels
 */
export async function setLogo(
  context: Stored & Configured & Logos,
  actor: Actor,
  original: Buffer,
): Promise<Settings> {
  const prepared = await context.prepareLogo(original);
  if (prepared === null) throw new AppError('logo');
  const { bytes, ...size } = prepared;
  return storeSettings(context, actor, async (tx) => ({
    logo: { id: await tx.settings.replaceLogo(bytes), ...size } satisfies Logo,
  }));
}

export function removeLogo(context: Stored & Configured, actor: Actor): Promise<Settings> {
  return storeSettings(context, actor, async (tx) => {
    await tx.settings.removeLogos();
    return { logo: null };
  });
}

/** The bytes of a logo; null if it is not the present one. */
export function logoFile({ storage }: Stored, id: number): Promise<Buffer | null> {
  return storage.settings.logoFile(id);
}
