import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { Settings, SettingsBody } from '#contract/settings/settings.ts';
import { FIXABLE_SETTINGS, SECURITY_SETTINGS, type Settings as Values } from '#domain/settings/settings.ts';
import { changeSettings, settings } from '#services/settings/settings.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

export function settingsCalls(server: Server, { context }: HttpOptions): void {
  const fixed = FIXABLE_SETTINGS.filter((name) => name in context.settings.fixed);
  const out = (values: Values): Settings => ({ ...values, fixed });
  server.get(
    calls.settings(),
    {
      config: { permission: 'settings:manage' },
      schema: {
        summary: 'The settings of the product',
        tags: ['Settings'],
        response: responses(Settings, [400, 401, 503]),
      },
    },
    async () => ok(out(await settings(context))),
  );

  server.put(
    calls.settings(),
    {
      config: {
        permission: 'settings:manage',
        reauthenticate: (body) => SECURITY_SETTINGS.some((name) => name in body),
      },
      schema: {
        summary: 'Change the given settings',
        tags: ['Settings'],
        body: SettingsBody,
        response: responses(Settings, [400, 401, 403, 409, 413, 503]),
      },
    },
    async (request) => ok(out(await changeSettings(context, actorOf(request), request.body))),
  );
}
