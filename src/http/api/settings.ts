import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { Settings, SettingsBody } from '#contract/settings.ts';
import { changeSettings, settings } from '#services/settings.ts';
import { actorOf } from '../authorization.ts';
import type { HttpOptions, Server } from '../options.ts';
import { responses } from './responses.ts';

export function settingsCalls(server: Server, { context }: HttpOptions): void {
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
    async () => ok(await settings(context)),
  );

  server.put(
    calls.settings(),
    {
      config: { permission: 'settings:manage' },
      schema: {
        summary: 'Change the given settings',
        tags: ['Settings'],
        body: SettingsBody,
        response: responses(Settings, [400, 401, 403, 413, 503]),
      },
    },
    async (request) => ok(await changeSettings(context, actorOf(request), request.body)),
  );
}
