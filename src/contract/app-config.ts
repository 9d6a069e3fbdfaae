import { type Static, Type } from 'typebox';

/** What the server tells the manager app before its first call: as JSON in the page's `<meta name="app-config">`. */
export const AppConfig = Type.Object({
  apiBase: Type.String({ description: 'The address that the browser calls, without a slash at the end.' }),
  brandName: Type.String(),
  publicUrl: Type.String({
    description: 'The canonical root of the public pages, without a slash at the end.',
  }),
  timeZone: Type.String(),
  /** The demo sign-in, shown as a hint; null outside the demo. */
  demo: Type.Union([Type.Object({ username: Type.String(), password: Type.String() }), Type.Null()]),
  version: Type.String(),
});
export type AppConfig = Static<typeof AppConfig>;
