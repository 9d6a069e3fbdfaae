import type { Settings } from '#contract/settings/settings.ts';
import type { settingsRoutes } from '#contract/settings/settings-routes.ts';
import { FIXABLE_SETTINGS, type Settings as Values } from '#domain/settings/settings.ts';
import { removeLogo, setLogo } from '#services/settings/logo.ts';
import { changeSettings, settings } from '#services/settings/settings.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const settingsHandlers = ({ context }: HttpOptions): Handlers<typeof settingsRoutes> => {
  const fixed = FIXABLE_SETTINGS.filter((name) => name in context.settings.fixed);

  const out = (values: Values): Settings => ({ ...values, fixed });

  return {
    'GET /settings': async () => out(await settings(context)),
    'PUT /settings': async ({ body, actor }) => out(await changeSettings(context, actor, body)),
    'PUT /settings/logo': async ({ body, actor }) =>
      out(await setLogo(context, actor, Buffer.from(body.image, 'base64'))),
    'DELETE /settings/logo': async ({ actor }) => out(await removeLogo(context, actor)),
  };
};
