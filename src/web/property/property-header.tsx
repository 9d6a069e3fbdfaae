import type { Listing } from '#contract/listing.ts';
import { propertyCopy } from './copy.ts';
import { Stars } from './stars.tsx';

export interface PropertyHeaderProps {
  listing: Listing;
  /** How many reviews stand below; left out, the line that compares them with all published ones is left out too. */
  shown?: number;
}

/** Name, place and size of a property, and its rating as a lock-up that reads in a second. */
export function PropertyHeader({ listing, shown }: PropertyHeaderProps) {
  const facts = factsOf(listing);
  return (
    <header className="property-header">
      <div className="property-title">
        {listing.location && <p className="property-location">{listing.location}</p>}
        <h1 className="property-name">{listing.name}</h1>
        {facts.length > 0 && (
          <ul className="property-facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <Rating listing={listing} shown={shown} />
    </header>
  );
}

function Rating({ listing, shown }: { listing: Listing; shown: number | undefined }) {
  const rated = listing.averageRating > 0;
  return (
    <div className="property-rating">
      {rated && <p className="property-average">{listing.averageRating.toFixed(1)}</p>}
      <div className="property-rating-words">
        <p className="property-stars">
          <Stars rating={listing.averageRating} size="large" />
        </p>
        <p className="property-based-on">{propertyCopy.basedOn(listing.totalReviews)}</p>
      </div>
      {shown !== undefined && listing.totalReviews > 0 && (
        <p className="property-honesty">
          <span>{propertyCopy.showing(shown, listing.totalReviews)}</span>
          {shown < listing.totalReviews && <span> {propertyCopy.everyReviewCounts}</span>}
        </p>
      )}
    </div>
  );
}

/** What is known of the size, in words; what the upstream does not say is left out. */
function factsOf(listing: Listing): string[] {
  const { bedrooms, bathrooms, maxGuests } = listing;
  return [
    bedrooms === null ? null : propertyCopy.bedrooms(bedrooms),
    bathrooms === null ? null : propertyCopy.bathrooms(bathrooms),
    maxGuests === null ? null : propertyCopy.guests(maxGuests),
  ].filter((fact) => fact !== null);
}
