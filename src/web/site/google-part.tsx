import { renderToStaticMarkup } from 'react-dom/server';
import type { Listing } from '#contract/listings/listing.ts';
import type { PropertyPage, GoogleSection as SectionContent, SiteContext } from '#contract/listings/site.ts';
import { pages } from '#contract/paths.ts';
import { googleCopy } from '#web/property/copy.ts';
import { GoogleReviewList, NoGoogleReviews } from '#web/property/google-review-list.tsx';
import { GoogleSection } from '#web/property/google-section.tsx';
import { Spinner } from '#web/property/spinner.tsx';

export interface GooglePartProps {
  listing: Listing;
  google: PropertyPage['google'];
}

/**
 * The Google section as the server renders it: a spinner that the script replaces, or the message that there are no
 * reviews.
 */
export function GooglePart({ listing, google }: GooglePartProps) {
  if (google === null) {
    return (
      <GoogleSection isOfCompany={false}>
        <NoGoogleReviews />
      </GoogleSection>
    );
  }
  return (
    <GoogleSection source={pages.propertyGoogle(listing.id)} isOfCompany={google === 'company'}>
      <Spinner label={googleCopy.loading} />
      <noscript>
        <a className="google-link" href={searchOnGoogleMaps(listing)} rel="nofollow">
          {googleCopy.searchPlace}
        </a>
      </noscript>
    </GoogleSection>
  );
}

/** Without script there is no request to Google, so the address of the place is unknown. Links to a search instead. */
function searchOnGoogleMaps({ name, location }: Listing): string {
  const query = location === '' ? name : `${name}, ${location}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** The content of the Google section, with which the script replaces the spinner. */
export function googleFragment(site: SiteContext, section: SectionContent): string {
  if (section.kind === 'failed') {
    return renderToStaticMarkup(
      <p className="google-failed" role="alert">
        {section.message}
      </p>,
    );
  }
  return renderToStaticMarkup(
    <GoogleReviewList
      google={section}
      formatTime={(time) => new Date(time).toLocaleString('en-US', { timeZone: site.timeZone })}
    />,
  );
}
