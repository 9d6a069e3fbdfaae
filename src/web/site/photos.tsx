import type { PropertyPage } from '#contract/listings/site.ts';
import { pages } from '#contract/paths.ts';
import { type ListingPhoto, PHOTO_FORMATS, PHOTO_WIDTHS, type PhotoFormat } from '#domain/listings/photo.ts';
import { useSiteTexts } from './texts.tsx';

/** How wide the first photo is: of the screen on a phone, of the column beside the title elsewhere. */
const HERO_SIZES = '(min-width: 48em) 36rem, 100vw';
const SMALL_SIZES = '(min-width: 48em) 16rem, 45vw';

interface PhotoProps {
  photo: ListingPhoto;
  name: string;
  /** Its number among the photos of the home, from 1. */
  number: number;
  className: string;
  sizes: string;
  /** A photo that is seen at once is not loaded lazily. */
  isFirst?: boolean;
}

/** A photo in the best format and width; its size is known before it has loaded, so nothing moves. */
export function Photo({ photo, name, number, className, sizes, isFirst = false }: PhotoProps) {
  const { site } = useSiteTexts();
  const { caption, width, height } = photo;
  const fallback = photoAddress(photo);
  return (
    <picture>
      {PHOTO_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourcesOf(photo, format)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={fallback}
        alt={caption === null ? site.photoOf(name, number) : `${caption}, ${name}`}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        decoding={isFirst ? undefined : 'async'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}

function sourcesOf({ id, width }: ListingPhoto, format: PhotoFormat): string {
  const widths = new Set(PHOTO_WIDTHS.map((stored) => Math.min(stored, width)));
  return [...widths].map((stored) => `${addressOf(id, stored, format)} ${stored}w`).join(', ');
}

/** The address of the largest file in the format that every browser supports. */
export const photoAddress = ({ id, width }: ListingPhoto) => addressOf(id, width, 'webp');

const addressOf = (id: number, width: number, format: PhotoFormat) => pages.image(`${id}-${width}.${format}`);

/** The first photo of a home, beside its name. */
export function HeroPhoto({ page: { photos, listing } }: { page: PropertyPage }) {
  const [first] = photos;
  if (!first) return null;
  return (
    <Photo photo={first} name={listing.name} number={1} className="hero-photo" sizes={HERO_SIZES} isFirst />
  );
}

/** The other photos of a home, in one row that scrolls. */
export function MorePhotos({ page: { photos, listing } }: { page: PropertyPage }) {
  const { site } = useSiteTexts();
  if (photos.length < 2) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with the keyboard, some browsers scroll only what has the focus.
    <ul className="photos" aria-label={site.photos} tabIndex={0}>
      {photos.slice(1).map((photo, index) => (
        <li key={photo.id}>
          <Photo photo={photo} name={listing.name} number={index + 2} className="photo" sizes={SMALL_SIZES} />
        </li>
      ))}
    </ul>
  );
}
