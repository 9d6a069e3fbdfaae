import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteContext } from '#contract/listings/site.ts';
import { pages } from '#contract/paths.ts';
import { propertyCopy } from '#web/property/copy.ts';
import { siteCopy } from './site-copy.ts';

/** The background of each scheme for the browser's interface. A test compares it with `--color-ground`. */
export const THEME_COLORS = { light: '#fffdf6', dark: '#10201d' } as const;

export interface DocumentProps {
  site: SiteContext;
  /** The title of this page, without the brand. */
  title: string;
  description?: string;
  /** The page's own path; a page without one is not indexed by search engines. */
  path?: string;
  /** Paths of the pages before and after this one. */
  previous?: string;
  next?: string;
  /** Path of the page's JSON Feed. */
  feed?: string;
  /** JSON-LD that cannot end a script element. */
  structuredData?: string;
  /** Whether the page needs the script. */
  scripted?: boolean;
  /** A notice at the top of the page. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A complete HTML document. It has no inline script or style, so the content security policy can forbid both. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}

function Document(props: DocumentProps) {
  const { site, title, path, scripted = false, notice, children } = props;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${siteCopy.title(site.brandName)}`}</title>
        <Metadata {...props} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={site.assets.style} />
        {scripted && <script type="module" src={site.assets.script} />}
      </head>
      <body>
        <TopBar brandName={site.brandName} />
        {notice}
        <main className="page">{children}</main>
        <Footer path={path} />
      </body>
    </html>
  );
}

/** Metadata for search engines, feed readers and link previews. */
function Metadata({ site, title, description, path, previous, next, feed, structuredData }: DocumentProps) {
  if (path === undefined) return <meta name="robots" content="noindex" />;
  const address = (of: string) => site.publicUrl + of;
  return (
    <>
      <link rel="canonical" href={address(path)} />
      {previous && <link rel="prev" href={address(previous)} />}
      {next && <link rel="next" href={address(next)} />}
      {feed && <link rel="alternate" type="application/feed+json" title={siteCopy.feed} href={feed} />}
      {description && <meta name="description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteCopy.title(site.brandName)} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address(path)} />
      {structuredData && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON for machines, which cannot end its element.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      )}
    </>
  );
}

function Footer({ path }: { path: string | undefined }) {
  if (path === pages.explanation()) return null;
  return (
    <footer className="foot">
      <a href={pages.explanation()}>{propertyCopy.explanation}</a>
    </footer>
  );
}

/** The brand and the link for managers, a form so that it is a button that works without script. */
function TopBar({ brandName }: { brandName: string }) {
  return (
    <header className="top-bar">
      <p className="top-bar-brand">{siteCopy.title(brandName)}</p>
      <form action={pages.login()} method="get">
        <button className="button" type="submit">
          {siteCopy.managerLogin}
        </button>
      </form>
    </header>
  );
}
