import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { Settings, SettingsBody } from '#contract/settings.ts';
import { changeSettings, settings } from '#services/settings.ts';
import type { HttpOptions } from '../options.ts';
import { managerOf, managersOnly } from '../viewer.ts';
import { answers } from './answers.ts';
import type { Server } from './server-type.ts';

export function settingsCalls(server: Server, { context, publicUrl }: HttpOptions): void {
  const onRequest = managersOnly(context, publicUrl);

  server.get(
    calls.settings(),
    {
      onRequest,
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
      onRequest,
      schema: {
        summary: 'Set what is named, and leave the rest as it is',
        tags: ['Settings'],
        body: SettingsBody,
        response: answers(Settings, [400, 401, 403, 413, 503]),
      },
    },
    async (request) => ok(await changeSettings(context, request.body, managerOf(request).username)),
  );
}
