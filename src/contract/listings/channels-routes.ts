import { defineRoutes } from '../route.ts';
import { ChannelEntry, ChannelList, ChannelParams, ChannelRightsBody } from './channel-rights.ts';

export const channelsRoutes = defineRoutes({
  'GET /channels': {
    permission: 'reviews:read',
    summary: 'Channels and their display rights',
    tag: 'Channels',
    response: ChannelList,
    errors: [400],
  },
  'PUT /channels/:channel/rights': {
    permission: 'channels:manage',
    summary: 'Set whether a channel’s reviews may be shown',
    description:
      'Takes effect at once. Approved reviews of a hidden channel stay approved but are not public.',
    tag: 'Channels',
    params: ChannelParams,
    body: ChannelRightsBody,
    response: ChannelEntry,
  },
});
