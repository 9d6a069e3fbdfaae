import type { SiteAssets, SiteRenderer } from '#contract/site.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Context } from '#services/context.ts';
import type { Answered } from './metrics.ts';

/** What the web server needs besides the services: who it is to the outside, and the built pages it hands out. */
export interface HttpOptions {
  context: Context;
  publicUrl: string;
  apiBase: string;
  brandName: string;
  version: string;
  trustedProxies: string[];
  /** The demo sign-in that the form may show; null outside the demo. */
  demo: { username: string; password: string } | null;
  /** Asks for a sync in the background; one that waits or runs is joined. */
  requestSync: () => Promise<void>;
  /** Whether a requested sync waits to run. */
  syncIsAsked: () => Promise<boolean>;
  /** Asks for the delivery of a response that waits. Never fails. */
  requestReply: (id: ReviewId) => Promise<void>;
  /** Told of every answer; null while nobody counts. */
  note: ((answered: Answered) => void) | null;
  /** Where else pictures of Google's authors may come from: the demo's simulator. */
  imageOrigins: string[];
  web: {
    renderer: SiteRenderer;
    assets: SiteAssets;
    /** The manager app's `index.html` as it was built. */
    appShell: string;
    /** Folders whose files are served below `/static/`. */
    staticFolders: string[];
    favicon: string;
    /** The script that other sites load beside a frame of ours. */
    embedLoader: string;
  };
}
