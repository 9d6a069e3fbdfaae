import { renderToStaticMarkup } from 'react-dom/server';
import type { Listing } from '#contract/listings/listing.ts';
import type { PropertyPage, GoogleSection as SectionContent, SiteContext } from '#contract/listings/site.ts';
import { inLanguage, pages } from '#contract/paths.ts';
import { GoogleReviewList, NoGoogleReviews } from '#web/property/google-review-list.tsx';
import { GoogleSection } from '#web/property/google-section.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import { InLanguage, localeOf, textsIn, useSiteTexts } from './texts.tsx';

/**
 * The Google section as the server renders it: a spinner that the script replaces, or the message that there are no
 * reviews.
 */
export function GooglePart({ listing, google }: { listing: Listing; google: PropertyPage['google'] }) {
  const { language, google: copy } = useSiteTexts();
  if (google === null) {
    return (
      <GoogleSection isOfCompany={false}>
        <NoGoogleReviews />
      </GoogleSection>
    );
  }
  return (
    <GoogleSection
      source={inLanguage(language, pages.propertyGoogle(listing.id))}
      isOfCompany={google === 'company'}
    >
      <Spinner label={copy.loading} />
      <noscript>
        <a className="google-link" href={searchOnGoogleMaps(listing)} rel="nofollow">
          {copy.searchPlace}
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
        {textsIn(site.language).google.failed}
      </p>,
    );
  }
  return renderToStaticMarkup(
    <InLanguage language={site.language}>
      <GoogleReviewList
        google={section}
        formatTime={(time) =>
          new Date(time).toLocaleString(localeOf(site.language), { timeZone: site.timeZone })
        }
      />
    </InLanguage>,
  );
}
