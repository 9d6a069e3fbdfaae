import { type Static, Type } from 'typebox';
import { nullable } from '../schema.ts';

/** The configuration of the manager app, as JSON in the page's `<meta name="app-config">`. */
export const AppConfig = Type.Object({
  apiBase: Type.String({ description: 'The base address of the API, without a trailing slash.' }),
  brandName: Type.String(),
  publicUrl: Type.String({
    description: 'The canonical root of the public pages, without a trailing slash.',
  }),
  timeZone: Type.String(),
  responseDelayMinutes: Type.Integer({ description: 'How long a response can be taken back.' }),
  approveResponses: Type.Boolean({ description: 'Whether the responses of responders need approval.' }),
  /** The demo credentials shown on the sign-in screen; null outside the demo. */
  demo: nullable(Type.Object({ username: Type.String(), password: Type.String() })),
  /** Sign-in at a provider; null when it is not configured. */
  sso: nullable(Type.Object({ label: Type.String(), only: Type.Boolean() })),
  hasLanguageModel: Type.Boolean(),
  hasMail: Type.Boolean({ description: 'Whether emails are sent.' }),
  hasMailbox: Type.Boolean({ description: 'Whether they only go to the mailbox of the demo.' }),
  version: Type.String(),
});
export type AppConfig = Static<typeof AppConfig>;
