import type { ReactNode } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { inLanguage, pages } from '#contract/paths.ts';
import { Stars } from './stars.tsx';
import { type PropertyTexts, useTexts } from './texts.ts';

export interface PropertyHeaderProps {
  listing: Listing;
  /** How many reviews are shown below; without it, the line that compares them with all published ones is omitted. */
  shown?: number;
  /** Before the name. */
  photo?: ReactNode;
  /** Below the size. */
  action?: ReactNode;
  /** Additional text below the rating. */
  children?: ReactNode;
}

/** The name, location and size of a property, and its rating. */
export function PropertyHeader({ listing, shown, photo, action, children }: PropertyHeaderProps) {
  const facts = factsOf(listing, useTexts());
  return (
    <header className="property-header">
      {photo}
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
        {action}
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
  const { property, format } = useTexts();
  const rated = listing.averageRating > 0;
  return (
    <div className="property-score">
      {rated && <p className="property-average">{format.average(listing.averageRating)}</p>}
      <div className="property-rating-words">
        <p className="property-stars">
          <Stars rating={listing.averageRating} size="large" />
        </p>
        <p>{property.basedOn(listing.totalReviews)}</p>
      </div>
    </div>
  );
}

/** How many of all reviews are shown below, with a link to the explanation. */
function ShownReviews({ shown, total }: { shown: number; total: number }) {
  const { property, language } = useTexts();
  return (
    <p className="property-honesty quiet">
      <span>{property.showing(shown, total)}</span>
      {shown < total && <span> {property.everyReviewCounts}</span>}
      <a href={inLanguage(language, pages.explanation())}>{property.explanation}</a>
    </p>
  );
}

/** The size as text. Unknown values are omitted. */
export function factsOf(listing: Listing, { property }: PropertyTexts): string[] {
  const { bedrooms, bathrooms, maxGuests } = listing;
  return [
    bedrooms === null ? null : property.bedrooms(bedrooms),
    bathrooms === null ? null : property.bathrooms(bathrooms),
    maxGuests === null ? null : property.guests(maxGuests),
  ].filter((fact) => fact !== null);
}
