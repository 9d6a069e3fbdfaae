import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteContext } from '#contract/listings/site.ts';
import { inLanguage, pages } from '#contract/paths.ts';
import { DEFAULT_SITE_LANGUAGE, SITE_LANGUAGES } from '#domain/listings/site-language.ts';
import { MANAGER_LOGIN, siteTitle } from './site-copy.ts';
import { InLanguage, textsIn, useSiteTexts } from './texts.tsx';

/** The background of each scheme for the browser's interface. A test compares it with `--color-ground`. */
export const THEME_COLORS = { light: '#fffdf6', dark: '#10201d' } as const;

export interface DocumentProps {
  site: SiteContext;
  /** The title of this page, without the brand. */
  title: string;
  description?: string;
  /** The page's own path, without a language; a page without one is not indexed by search engines. */
  path?: string;
  /** The path that has the same in other languages; by default `path`. Without either there is no choice of languages. */
  translated?: string;
  /** Paths of the pages before and after this one. */
  previous?: string;
  next?: string;
  /** Path of a photo for link previews. */
  image?: string | undefined;
  /** Path of the page's JSON Feed. */
  feed?: string;
  /** JSON-LD that cannot end a script element. */
  structuredData?: string | undefined;
  /** Whether the page needs the script. */
  scripted?: boolean;
  /** A notice at the top of the page. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A complete HTML document. It has no inline script or style, so the content security policy can forbid both. */
export function renderDocument(props: DocumentProps): string {
  const document = (
    <InLanguage language={props.site.language}>
      <Document {...props} />
    </InLanguage>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

function Document(props: DocumentProps) {
  const { site, title, path, translated = path, scripted = false, notice, children } = props;
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${siteTitle(site.brandName)}`}</title>
        <Metadata {...props} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={site.assets.style} />
        {site.brandColour && <link rel="stylesheet" href={pages.brandStyle(site.brandColour.slice(1))} />}
        {scripted && <script type="module" src={site.assets.script} />}
      </head>
      <body>
        <TopBar of={site}>
          {translated !== undefined && <Languages path={translated} isIndexed={path !== undefined} />}
        </TopBar>
        {notice}
        <main className="page">{children}</main>
        <Footer />
      </body>
    </html>
  );
}

/** Metadata for search engines, feed readers and link previews. */
function Metadata(props: DocumentProps) {
  const { site, title, description, path, previous, next, image, feed, structuredData } = props;
  const { site: copy } = useSiteTexts();
  if (path === undefined) return <meta name="robots" content="noindex" />;
  const address = (of: string, language = site.language) => site.publicUrl + inLanguage(language, of);
  return (
    <>
      <link rel="canonical" href={address(path)} />
      {SITE_LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(path, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(path, DEFAULT_SITE_LANGUAGE)} />
      {previous && <link rel="prev" href={address(previous)} />}
      {next && <link rel="next" href={address(next)} />}
      {feed && <link rel="alternate" type="application/feed+json" title={copy.feed} href={feed} />}
      {description && <meta name="description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteTitle(site.brandName)} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address(path)} />
      {image && <meta property="og:image" content={site.publicUrl + image} />}
      {structuredData && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON for machines, which cannot end its element.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      )}
    </>
  );
}

function Footer() {
  const { language, property, homes } = useSiteTexts();
  return (
    <footer className="foot quiet">
      <a href={inLanguage(language, pages.homes())}>{homes.title}</a>
      <a href={inLanguage(language, pages.explanation())}>{property.explanation}</a>
    </footer>
  );
}

/** The brand, and the link for managers, a form so that it is a button that works without script. */
function TopBar({ of, children }: { of: SiteContext; children: ReactNode }) {
  const name = (
    <>
      {of.logo && <Logo logo={of.logo} />}
      {siteTitle(of.brandName)}
    </>
  );
  return (
    <header className="top-bar">
      <p className="top-bar-brand">{of.homePage ? <a href={of.homePage}>{name}</a> : name}</p>
      {children}
      <form action={pages.login()} method="get">
        <button className="button" type="submit">
          {MANAGER_LOGIN}
        </button>
      </form>
    </header>
  );
}

/** The name is beside it, so its alternative text is empty. The stored file has twice the displayed size. */
export function Logo({ logo: { id, width, height } }: { logo: NonNullable<SiteContext['logo']> }) {
  return <img src={pages.logo(id)} alt="" width={Math.round(width / 2)} height={Math.round(height / 2)} />;
}

/** The same page in the other languages, each named in itself. */
function Languages({ path, isIndexed }: { path: string; isIndexed: boolean }) {
  const { language, site } = useSiteTexts();
  return (
    <details className="languages">
      <summary aria-label={`${site.language}: ${nameOf(language)}`}>{nameOf(language)}</summary>
      <ul>
        {SITE_LANGUAGES.filter((other) => other !== language).map((other) => (
          <li key={other}>
            <a
              href={inLanguage(other, path)}
              hrefLang={other}
              lang={other}
              rel={isIndexed ? undefined : 'nofollow'}
            >
              {nameOf(other)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const nameOf = (language: SiteContext['language']): string => textsIn(language).languageOption(language);
