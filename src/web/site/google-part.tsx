import type { Listing } from '#contract/listing.ts';
import { pages } from '#contract/paths.ts';
import type { PropertyPage } from '#contract/site.ts';
import { googleCopy } from '#web/property/copy.ts';
import { NoGoogleReviews } from '#web/property/google-review-list.tsx';
import { GoogleSection } from '#web/property/google-section.tsx';
import { Spinner } from '#web/property/spinner.tsx';

export interface GooglePartProps {
  listing: Listing;
  google: PropertyPage['google'];
}

/** The Google section as it leaves the server: a spinner that the script replaces, or at once the word that there is nothing. */
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

/** Without script Google was not requested, so the place's address is unknown: link to a search instead. */
function searchOnGoogleMaps({ name, location }: Listing): string {
  const query = location === '' ? name : `${name}, ${location}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
