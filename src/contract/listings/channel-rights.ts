import { type Static, Type } from 'typebox';
import { CHANNEL_PATTERN } from '#domain/listings/channel.ts';
import { CHANNEL_RIGHTS } from '#domain/listings/channel-rights.ts';
import { inputObject, named, nullable } from '../schema.ts';

const Rights = Type.Enum([...CHANNEL_RIGHTS], {
  description:
    '"shown": may be shown; "warned": may be shown, and managers are warned; "hidden": must not be shown.',
});

export const ChannelEntry = named('ChannelEntry', {
  channel: Type.String({ description: 'The display name, or "Other (id)".' }),
  rights: Rights,
  byDefault: Type.Enum([...CHANNEL_RIGHTS], { description: 'The default rights.' }),
  terms: nullable(Type.String(), {
    description: 'What the channel’s terms say about showing its reviews, where known.',
  }),
});
export type ChannelEntry = Static<typeof ChannelEntry>;

export const ChannelList = Type.Object({ channels: Type.Array(ChannelEntry) });
export type ChannelList = Static<typeof ChannelList>;

export const ChannelParams = inputObject({
  channel: Type.String({ pattern: CHANNEL_PATTERN, maxLength: 40 }),
});

export const ChannelRightsBody = inputObject({ rights: Rights });
