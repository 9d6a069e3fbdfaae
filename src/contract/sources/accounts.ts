import { type Static, Type } from 'typebox';
import { MAX_NOTICE_BYTES, REFUSED_CALLS } from '#domain/sources/notice.ts';
import { MAX_SETTING, MAX_SOURCE_NAME } from '#domain/sources/source-account.ts';
import { CAPABILITIES, SOURCE_KINDS } from '#domain/sources/source-kind.ts';
import { inputObject } from '../input-object.ts';
import { nullable } from '../nullable.ts';
import { SyncRun } from './sync.ts';

const optionalTime = nullable(Type.String({ format: 'date-time' }));
const Kind = Type.Enum([...SOURCE_KINDS]);

export const SourceAccount = Type.Object(
  {
    id: Type.String({ description: 'The `source` of its reviews.', examples: ['hostaway'] }),
    kind: Kind,
    name: Type.String(),
    isFixed: Type.Boolean({ description: 'Configured in the environment, which this call cannot change.' }),
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
          'What has to be sent to it, or waits for an approval before. While it is paused it waits; when it is removed it is cancelled.',
      },
    ),
    contents: Type.Union([
      Type.Object({
        days: Type.Integer({ description: 'For how many days the source allows storing content.' }),
        dropped: Type.Integer({
          description: 'Reviews whose content was deleted until it is fetched again.',
        }),
        near: Type.Integer({
          description: 'Reviews whose content will be deleted within five days, unless it is fetched.',
        }),
      }),
      Type.Null(),
    ]),
    lastSuccess: optionalTime,
    webhook: Type.Union(
      [
        Type.Object({
          address: Type.String({ description: 'Where its source calls. It is a secret.' }),
          lastNotice: optionalTime,
          lastRefusal: Type.Union([
            Type.Object({ at: Type.String({ format: 'date-time' }), reason: Type.Enum([...REFUSED_CALLS]) }),
            Type.Null(),
          ]),
        }),
        Type.Null(),
      ],
      { description: 'The address at which it announces changes; null if it has none.' },
    ),
    lastRun: Type.Union([SyncRun, Type.Null()]),
  },
  { title: 'SourceAccount' },
);
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
  webhooks: Type.Union(
    [
      Type.Object({
        setting: Setting,
        help: Type.String({ description: 'Where to paste the address.' }),
      }),
      Type.Null(),
    ],
    { description: 'What it needs to announce changes; null if it cannot.' },
  ),
  consent: Type.Union(
    [
      Type.Object({
        provider: Type.String({ description: 'Whose page it is.' }),
        redirectUri: Type.String({ description: 'The address to register there.' }),
      }),
      Type.Null(),
    ],
    { description: 'If a person grants access on a page of the source.' },
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
const Settings = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.String({ minLength: 1, maxLength: MAX_SETTING }),
  { maxProperties: 10, description: 'The settings of its kind. They are encrypted and never returned.' },
);

export const SourceBody = inputObject({ kind: Kind, name: Name, settings: Settings });
export const SourceChange = inputObject({
  name: Type.Optional(Name),
  isPaused: Type.Optional(Type.Boolean()),
  settings: Type.Optional(Settings),
});
export const SourceParams = Type.Object({ id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }) });
export const SourceRemoval = inputObject({
  reviews: Type.Optional(
    Type.Enum(['keep', 'withdraw'], {
      default: 'keep',
      description:
        'What happens to its synced reviews: they stay as they are, or leave all lists and public pages. Connecting the same account again brings them back as pending. Imported reviews stay.',
    }),
  ),
});
export const SourceCheck = Type.Object({
  problem: nullable(Type.String(), { description: 'What is wrong; null when nothing is.' }),
});

export const SourceAddressBody = inputObject({
  secret: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: MAX_SETTING,
      description:
        'What its source signs calls with, as `webhooks.setting` of its kind says. The first address needs it; later ones keep the stored one.',
    }),
  ),
});
export const SourceEventParams = Type.Object({
  id: SourceParams.properties.id,
  token: Type.String({ pattern: '^[\\w-]{1,100}$' }),
});
export const SourceEventReceived = Type.Object({
  isNew: Type.Boolean({ description: 'False if it was received before, or announces nothing to read.' }),
});
export const SOURCE_EVENT_DESCRIPTION = `For sources, which sign their calls. The body has at most ${MAX_NOTICE_BYTES / 1024} KiB. What it announces is read within seconds.`;
