import type { channelsRoutes } from '#contract/listings/channels-routes.ts';
import type { Channel } from '#domain/listings/channel.ts';
import { channelRights, setChannelRights } from '#services/listings/channel-rights.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const channelsHandlers = ({ context }: HttpOptions): Handlers<typeof channelsRoutes> => ({
  'GET /channels': async ({ actor }) => ({ channels: await channelRights(context, actor) }),
  'PUT /channels/:channel/rights': async ({ params, body, actor }) => {
    const { channel } = params;
    const { rights } = body;
    return setChannelRights(context, actor, channel as Channel, rights);
  },
});
