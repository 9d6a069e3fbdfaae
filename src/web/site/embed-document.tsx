import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmbeddedPage, EmbedNotice, SiteContext } from '#contract/listings/site.ts';
import { inLanguage, pages } from '#contract/paths.ts';
import { ReviewList } from '#web/property/review-list.tsx';
import { Stars } from '#web/property/stars.tsx';
import { InLanguage, textsIn } from './texts.tsx';

/** Reviews inside another site's page. Links open in a new page. */
export function embedDocument(site: SiteContext, page: EmbeddedPage): string {
  const { listing, reviews, theme, layout, averageRating, totalReviews, shown } = page;
  const texts = textsIn(site.language);
  const name = listing?.name ?? site.brandName;
  const isBadge = layout === 'badge';
  const Head = isBadge ? 'main' : 'header';
  const linkTo = (path: string) => site.publicUrl + inLanguage(site.language, path);
  return frame(
    site,
    texts.site.propertyTitle(name, listing?.location ?? ''),
    theme,
    <>
      <Head className="embed-head">
        <h1 className="embed-name">{name}</h1>
        <p className="embed-score">
          {averageRating > 0 && (
            <strong className="embed-average">{texts.format.average(averageRating)}</strong>
          )}
          <Stars rating={averageRating} />
          <span>{texts.property.basedOn(totalReviews)}</span>
        </p>
      </Head>
      {!isBadge && (
        // With the keyboard, some browsers scroll only what has the focus.
        <main className={`embed-${layout}`} tabIndex={layout === 'carousel' ? 0 : undefined}>
          <h2 className="visually-hidden">{texts.review.heading}</h2>
          <ReviewList reviews={reviews} timeZone={site.timeZone} emptyMessage={texts.review.empty} />
        </main>
      )}
      <footer className="embed-foot quiet">
        <a href={linkTo(listing ? pages.property(listing.id) : pages.homes())}>
          {listing ? texts.site.allReviews : texts.homes.title}
        </a>
        <span>
          {texts.property.showing(shown, totalReviews)}.{' '}
          <a href={linkTo(pages.explanation())}>{texts.property.explanation}</a>
        </span>
      </footer>
    </>,
  );
}

/** The same document with a message instead of reviews. */
export function embedNotice(site: SiteContext, notice: EmbedNotice): string {
  const { site: copy, property, review } = textsIn(site.language);
  const messages = { failed: copy.embedFailed, 'property-not-found': property.propertyNotFound };
  const message = typeof notice === 'string' ? messages[notice] : notice.text;
  return frame(
    site,
    message,
    'auto',
    <main>
      <h1 className="visually-hidden">{review.heading}</h1>
      <p className="property-empty" role="alert">
        {message}
      </p>
    </main>,
  );
}

function frame(site: SiteContext, title: string, theme: EmbeddedPage['theme'], children: ReactNode) {
  const { embedStyle, embedScript } = site.assets;
  const document = (
    <html lang={site.language} data-theme={theme === 'auto' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <base target="_blank" />
        <link rel="stylesheet" href={embedStyle} />
        <script type="module" src={embedScript} />
      </head>
      <body>
        <InLanguage language={site.language}>{children}</InLanguage>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
