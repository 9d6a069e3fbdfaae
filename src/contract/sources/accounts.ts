import { type Static, Type } from 'typebox';
import { MAX_NOTICE_BYTES, REFUSED_CALLS } from '#domain/sources/notice.ts';
import { MAX_SETTING, MAX_SOURCE_NAME } from '#domain/sources/source-account.ts';
import { CAPABILITIES, SOURCE_KINDS } from '#domain/sources/source-kind.ts';
import { NEAR_DAYS } from '#domain/sources/stored-content.ts';
import { inputObject, named, nullable, optionalInput } from '../schema.ts';
import { SyncRun } from './sync.ts';

const optionalTime = nullable(Type.String({ format: 'date-time' }));
const Kind = Type.Enum([...SOURCE_KINDS]);

export const SourceAccount = named('SourceAccount', {
  id: Type.String({ description: 'The `source` of its reviews.', examples: ['hostaway'] }),
  kind: Kind,
  name: Type.String(),
  isFixed: Type.Boolean({
    description: 'Configured in the environment of the server, so it cannot be changed here.',
  }),
  isPaused: Type.Boolean({ description: 'Nothing is read from it or sent to it.' }),
  isReadable: Type.Boolean({ description: 'False if its settings were encrypted with another secret.' }),
  createdBy: nullable(Type.String()),
  createdAt: optionalTime,
  isRunning: Type.Boolean({ description: 'A sync is running or queued.' }),
  reviews: Type.Integer({
    minimum: 0,
    description: 'Its reviews that are not withdrawn, counted up to a limit.',
  }),
  isCountExact: Type.Boolean(),
  waiting: Type.Object(
    { responses: Type.Integer({ minimum: 0 }), tasks: Type.Integer({ minimum: 0 }) },
    {
      description:
        'What is to be sent to it, including what still needs approval. It waits while the account is paused, and is cancelled when the account is removed.',
    },
  ),
  contents: nullable(
    Type.Object({
      days: Type.Integer({ description: 'For how many days the source allows storing content.' }),
      dropped: Type.Integer({
        description: 'Reviews whose content was deleted and has not been fetched again yet.',
      }),
      near: Type.Integer({
        description: `Reviews whose content will be deleted within ${NEAR_DAYS} days unless it is fetched again.`,
      }),
    }),
    { description: 'Null if the source does not limit how long content is stored.' },
  ),
  lastSuccess: optionalTime,
  webhook: nullable(
    Type.Object({
      address: Type.String({ description: 'The address that the source calls. It is a secret.' }),
      lastNotice: optionalTime,
      lastRefusal: nullable(
        Type.Object({ at: Type.String({ format: 'date-time' }), reason: Type.Enum([...REFUSED_CALLS]) }),
      ),
    }),
    { description: 'The address to which the source reports changes; null if there is none.' },
  ),
  lastRun: nullable(SyncRun),
});
export type SourceAccount = Static<typeof SourceAccount>;

const Setting = Type.Object({
  key: Type.String(),
  label: Type.String(),
  help: Type.String({ description: 'Where to find it.' }),
  isSecret: Type.Boolean({ description: 'It is never shown again.' }),
  isGranted: Type.Optional(Type.Boolean({ description: 'It comes from a consent.' })),
});

export const SourceKindInfo = Type.Object({
  kind: Kind,
  name: Type.String(),
  capabilities: Type.Array(Type.Enum([...CAPABILITIES])),
  settings: Type.Array(Setting),
  webhooks: nullable(
    Type.Object({
      setting: Setting,
      help: Type.String({ description: 'Where to paste the address.' }),
    }),
    { description: 'What it needs to report changes; null if it cannot.' },
  ),
  consent: nullable(
    Type.Object({
      provider: Type.String({ description: 'Whose page it is.' }),
      redirectUri: Type.String({ description: 'The address to register there.' }),
    }),
    {
      description:
        'How a person grants access on a page of the source; null if settings are entered instead.',
    },
  ),
});
export type SourceKindInfo = Static<typeof SourceKindInfo>;

export const SourceList = Type.Object({
  sources: Type.Array(SourceAccount),
  kinds: Type.Array(SourceKindInfo, {
    description: 'What can be connected, and the settings that it needs.',
  }),
});
export type SourceList = Static<typeof SourceList>;

export const SourceNames = Type.Object({
  sources: Type.Array(
    Type.Object({
      source: Type.String({ examples: ['hostaway'] }),
      name: Type.String({ description: 'What people call it; of an import, the source itself.' }),
    }),
    { description: 'By name.' },
  ),
});

const Name = Type.String({ minLength: 1, maxLength: MAX_SOURCE_NAME });
/** The settings of an account by key. */
export const settingsSchema = (description: string) =>
  Type.Record(Type.String({ maxLength: 40 }), Type.String({ minLength: 1, maxLength: MAX_SETTING }), {
    maxProperties: 10,
    description,
  });
const Settings = settingsSchema('The settings of its kind. They are encrypted and never returned.');

export const SourceBody = inputObject({ kind: Kind, name: Name, settings: Settings });
export const SourceChange = inputObject({
  name: Type.Optional(Name),
  isPaused: Type.Optional(Type.Boolean()),
  settings: Type.Optional(Settings),
});
export const SourceParams = Type.Object({ id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }) });
export const SourceRemoval = optionalInput({
  reviews: Type.Enum(['keep', 'withdraw'], {
    default: 'keep',
    description:
      'What happens to its synced reviews: they stay as they are, or leave all lists and public pages. Connecting the same account again brings them back as pending. Imported reviews stay.',
  }),
});
export const SourceCheck = Type.Object({
  problem: nullable(Type.String(), { description: 'What is wrong; null when nothing is.' }),
});

export const SourceAddressBody = optionalInput({
  secret: Type.String({
    minLength: 1,
    maxLength: MAX_SETTING,
    description:
      'The secret with which the source signs its calls, described by `webhooks.setting` of its kind. Required for the first address; later ones keep the stored secret.',
  }),
});
export const SourceEventParams = Type.Object({
  id: SourceParams.properties.id,
  token: Type.String({ pattern: '^[\\w-]{1,100}$' }),
});
export const SourceEventReceived = Type.Object({
  isNew: Type.Boolean({ description: 'False if it was received before, or is not about reviews.' }),
});
export const SOURCE_EVENT_DESCRIPTION = `Called by sources, which sign their calls. The body may have up to ${MAX_NOTICE_BYTES / 1024} KiB. What it is about is read within seconds.`;
