import type { ReactNode } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { pages } from '#contract/paths.ts';
import { propertyCopy } from './copy.ts';
import { Stars } from './stars.tsx';

export interface PropertyHeaderProps {
  listing: Listing;
  /** How many reviews are shown below; without it, the line that compares them with all published ones is omitted. */
  shown?: number;
  /** Additional text below the rating. */
  children?: ReactNode;
}

/** The name, location and size of a property, and its rating. */
export function PropertyHeader({ listing, shown, children }: PropertyHeaderProps) {
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
      <div className="property-rating">
        <Rating listing={listing} />
        {children}
        {shown !== undefined && listing.totalReviews > 0 && (
          <ShownReviews shown={shown} total={listing.totalReviews} />
        )}
      </div>
    </header>
  );
}

function Rating({ listing }: { listing: Listing }) {
  const rated = listing.averageRating > 0;
  return (
    <div className="property-score">
      {rated && <p className="property-average">{listing.averageRating.toFixed(1)}</p>}
      <div className="property-rating-words">
        <p className="property-stars">
          <Stars rating={listing.averageRating} size="large" />
        </p>
        <p className="property-based-on">{propertyCopy.basedOn(listing.totalReviews)}</p>
      </div>
    </div>
  );
}

/** How many of all reviews are shown below, with a link to the explanation. */
function ShownReviews({ shown, total }: { shown: number; total: number }) {
  return (
    <p className="property-honesty">
      <span>{propertyCopy.showing(shown, total)}</span>
      {shown < total && <span> {propertyCopy.everyReviewCounts}</span>}
      <a href={pages.explanation()}>{propertyCopy.explanation}</a>
    </p>
  );
}

/** The size as text. Unknown values are omitted. */
function factsOf(listing: Listing): string[] {
  const { bedrooms, bathrooms, maxGuests } = listing;
  return [
    bedrooms === null ? null : propertyCopy.bedrooms(bedrooms),
    bathrooms === null ? null : propertyCopy.bathrooms(bathrooms),
    maxGuests === null ? null : propertyCopy.guests(maxGuests),
  ].filter((fact) => fact !== null);
}
