import { STAR_SCALE } from '#domain/reviews/rating.ts';
import { useTexts } from './texts.ts';

/** The width and height of one star in the drawing; the style sheet masks the bar into stars. */
const STAR = 10;

export interface StarsProps {
  /** Stars with one decimal; null, or 0 as the average of no reviews, shows "No rating". */
  rating: number | null;
  size?: 'small' | 'medium' | 'large';
}

/**
 * A rating as one image with one name. It is drawn as a bar of its exact length because the strict content policy
 * forbids a computed style, and five SVG stars for each of fifty reviews would be larger than their texts.
 */
export function Stars({ rating, size = 'medium' }: StarsProps) {
  const { property } = useTexts();
  if (!rating) return <span className="stars-none">{property.noRating}</span>;
  const full = STAR_SCALE * STAR;
  return (
    <svg
      className={`stars stars-${size}`}
      role="img"
      aria-label={property.stars(rating)}
      viewBox={`0 0 ${full} ${STAR}`}
      preserveAspectRatio="none"
    >
      <rect className="stars-off" width={full} height={STAR} />
      <rect className="stars-on" width={Math.round(rating * STAR)} height={STAR} />
    </svg>
  );
}
