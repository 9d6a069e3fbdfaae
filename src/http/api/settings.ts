import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { Settings, SettingsBody } from '#contract/settings.ts';
import { changeSettings, settings } from '#services/settings.ts';
import { actorOf } from '../authorization.ts';
import type { HttpOptions } from '../options.ts';
import { answers } from './answers.ts';
import type { Server } from './server-type.ts';

export function settingsCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.settings(),
    {
      config: { permission: 'settings:manage' },
      schema: {
        summary: 'What is set for the whole product',
        tags: ['Settings'],
        response: answers(Settings, [400, 401, 503]),
      },
    },
    async () => ok(await settings(context)),
  );

  server.put(
    calls.settings(),
    {
      config: { permission: 'settings:manage' },
      schema: {
        summary: 'Set what is named, and leave the rest as it is',
        tags: ['Settings'],
        body: SettingsBody,
        response: answers(Settings, [400, 401, 403, 413, 503]),
      },
    },
    async (request) => ok(await changeSettings(context, actorOf(request), request.body)),
  );
}
