import type { SiteContext } from '#contract/listings/site.ts';
import { inLanguage, pages } from '#contract/paths.ts';
import { renderDocument } from './document.tsx';
import { textsIn } from './texts.tsx';

/** The page for a property that does not exist. */
export function notFoundDocument(site: SiteContext): string {
  const texts = textsIn(site.language);
  const heading = texts.property.propertyNotFound;
  return notice(site, heading, <p>{texts.site.notFoundHint}</p>, 'alert');
}

/** The page for a view of a property that does not exist. */
export function viewNotFoundDocument(site: SiteContext, listingId: number): string {
  const { site: copy } = textsIn(site.language);
  return notice(
    site,
    copy.noSuchView,
    <>
      <p>{copy.noSuchViewHint}</p>
      <p>
        <a href={inLanguage(site.language, pages.property(listingId))}>{copy.allReviews}</a>
      </p>
    </>,
  );
}

/** The page for a view of the index of homes that does not exist. */
export function homesNotFoundDocument(site: SiteContext): string {
  const { homes } = textsIn(site.language);
  const address = inLanguage(site.language, pages.homes());
  return notice(
    site,
    homes.notFound,
    <p>
      <a href={address}>{homes.clear}</a>
    </p>,
  );
}

/** The page for a property that could not be read. */
export function propertyFailedDocument(site: SiteContext): string {
  return failedDocument(site, textsIn(site.language).property.loadFailed);
}

/** A page that could not be made. */
export function failedDocument(site: SiteContext, message?: string): string {
  const { site: copy } = textsIn(site.language);
  return notice(
    site,
    copy.failedHeading,
    <>
      {message !== undefined && (
        <p className="notice-message" role="alert">
          {message}
        </p>
      )}
      <p>{copy.failedHint}</p>
    </>,
  );
}

function notice(site: SiteContext, heading: string, children: React.ReactNode, role?: 'alert'): string {
  return renderDocument({
    site,
    title: heading,
    children: (
      <div className="notice" role={role}>
        <h1 className="property-name">{heading}</h1>
        {children}
      </div>
    ),
  });
}
