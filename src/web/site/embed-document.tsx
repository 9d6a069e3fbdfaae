import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmbeddedPage, SiteContext } from '#contract/listings/site.ts';
import { pages } from '#contract/paths.ts';
import { ReviewList } from '#web/property/review-list.tsx';
import { Stars } from '#web/property/stars.tsx';
import { textsIn } from './texts.tsx';

const { property: propertyCopy, review: reviewCopy, site: siteCopy } = textsIn('en');

/** A property's reviews inside another site's page. Links open in a new page. */
export function embedDocument(site: SiteContext, page: EmbeddedPage): string {
  const { listing, reviews, theme } = page;
  return frame(
    site,
    siteCopy.propertyTitle(listing.name, listing.location),
    theme,
    <>
      <header className="embed-head">
        <h1 className="embed-name">{listing.name}</h1>
        <p className="embed-score">
          {listing.averageRating > 0 && (
            <strong className="embed-average">{listing.averageRating.toFixed(1)}</strong>
          )}
          <Stars rating={listing.averageRating} />
          <span>{propertyCopy.basedOn(listing.totalReviews)}</span>
        </p>
      </header>
      <main>
        <h2 className="visually-hidden">{reviewCopy.heading}</h2>
        <ReviewList reviews={reviews} timeZone={site.timeZone} emptyMessage={reviewCopy.empty} />
      </main>
      <footer className="embed-foot">
        <a href={site.publicUrl + pages.property(listing.id)}>{siteCopy.allReviews}</a>
        <span>
          {propertyCopy.showing(reviews.length, listing.totalReviews)}.{' '}
          <a href={site.publicUrl + pages.explanation()}>{propertyCopy.explanation}</a>
        </span>
      </footer>
    </>,
  );
}

/** The same document with a message instead of reviews. */
export function embedNotice(site: SiteContext, message: string): string {
  const notice = (
    <main>
      <h1 className="visually-hidden">{reviewCopy.heading}</h1>
      <p className="property-empty" role="alert">
        {message}
      </p>
    </main>
  );
  return frame(site, message, 'auto', notice);
}

function frame(site: SiteContext, title: string, theme: EmbeddedPage['theme'], children: ReactNode) {
  const { embedStyle, embedScript } = site.assets;
  const document = (
    <html lang="en" data-theme={theme === 'auto' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <base target="_blank" />
        <link rel="stylesheet" href={embedStyle} />
        <script type="module" src={embedScript} />
      </head>
      <body>{children}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
