import type { SiteContext } from '#contract/listings/site.ts';
import { propertyCopy } from '#web/property/copy.ts';
import { renderDocument } from './document.tsx';
import { siteCopy } from './site-copy.ts';

/** The page for a property that does not exist. */
export function notFoundDocument(site: SiteContext): string {
  return renderDocument({
    site,
    title: propertyCopy.propertyNotFound,
    children: (
      <div className="notice">
        <h1 className="property-name">{propertyCopy.propertyNotFound}</h1>
        <p>{siteCopy.notFoundHint}</p>
      </div>
    ),
  });
}

/** The page for a property that could not be read. */
export function failedDocument(site: SiteContext, message: string): string {
  return renderDocument({
    site,
    title: siteCopy.failedHeading,
    children: (
      <div className="notice">
        <h1 className="property-name">{siteCopy.failedHeading}</h1>
        <p className="notice-message" role="alert">
          {message}
        </p>
        <p>{siteCopy.failedHint}</p>
      </div>
    ),
  });
}
