import { ok } from '#contract/envelope.ts';
import {
  ChannelEntry,
  ChannelList,
  ChannelParams,
  ChannelRightsBody,
} from '#contract/listings/channel-rights.ts';
import { calls } from '#contract/paths.ts';
import type { Channel } from '#domain/listings/channel.ts';
import { channelRights, setChannelRights } from '#services/listings/channel-rights.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

export function channelCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.channels(),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'Channels and their display rights',
        tags: ['Channels'],
        response: responses(ChannelList, [400, 401, 503]),
      },
    },
    async (request) => ok({ channels: await channelRights(context, actorOf(request)) }),
  );

  server.put(
    calls.channelRights(':channel'),
    {
      config: { permission: 'channels:manage' },
      schema: {
        summary: 'Set whether a channel’s reviews may be shown',
        description:
          'Takes effect at once. Approved reviews of a hidden channel stay approved but are not public.',
        tags: ['Channels'],
        params: ChannelParams,
        body: ChannelRightsBody,
        response: responses(ChannelEntry, [400, 401, 403, 413, 503]),
      },
    },
    async (request) => {
      const { channel } = request.params;
      const { rights } = request.body;
      return ok(await setChannelRights(context, actorOf(request), channel as Channel, rights));
    },
  );
}
