import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { SiteAssets, SiteRenderer } from '#contract/listings/site.ts';
import type { Context } from '#services/context.ts';
import type { ObservedRequest } from './metrics.ts';

/** Fastify with handlers typed by their TypeBox schemas. */
export type Server = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What the web server needs besides the services: its configuration, and the built pages. */
export interface HttpOptions {
  context: Context;
  /** Signs cookies. */
  secret: string;
  publicUrl: string;
  apiBase: string;
  version: string;
  trustedProxies: string[];
  /** The demo sign-in that the form may show; null outside the demo. */
  demo: { username: string; password: string } | null;
  /** Receives every answered request; null without metrics. */
  observeRequest: ((request: ObservedRequest) => void) | null;
  /** Further origins of Google authors' pictures: the demo's simulator. */
  imageOrigins: string[];
  web: {
    renderer: SiteRenderer;
    assets: SiteAssets;
    /** The manager app's built `index.html`. */
    appShell: string;
    /** Folders whose files are served below `/static/`. */
    staticFolders: string[];
    favicon: string;
    /** The script that other sites load beside an embedded page. */
    embedLoader: string;
  };
}
