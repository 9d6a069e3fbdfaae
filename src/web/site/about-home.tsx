import type { PropertyPage } from '#contract/listings/site.ts';
import type { Coordinates } from '#domain/listings/listing.ts';
import { PropertySection } from '#web/property/property-section.tsx';
import { WrittenText } from '#web/property/written-text.tsx';
import { MorePhotos } from './photos.tsx';
import { useSiteTexts } from './texts.tsx';

/** What the company says and shows of a home; nothing where it says nothing. */
export function AboutHome({ page }: { page: PropertyPage }) {
  const { site, topics } = useSiteTexts();
  const { description, amenities, coordinates } = page.about;
  if (description === null && amenities.length === 0 && coordinates === null && page.photos.length < 2)
    return null;
  return (
    <PropertySection id="about" heading={site.about}>
      <MorePhotos page={page} />
      <div className="about">
        {description !== null && <WrittenText as="div" className="written" text={description} />}
        {amenities.length > 0 && (
          <ul className="amenities" aria-label={topics.amenities}>
            {amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
        )}
        {coordinates && (
          <p>
            <a href={mapAddress(coordinates)} rel="nofollow noopener">
              {site.map}
            </a>{' '}
            <span className="quiet">{site.mapHint}</span>
          </p>
        )}
      </div>
    </PropertySection>
  );
}

/** The neighbourhood: about a hundred metres, so that the map does not lead to the door. */
function mapAddress({ latitude, longitude }: Coordinates): string {
  const [lat, lon] = [latitude.toFixed(3), longitude.toFixed(3)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`;
}
