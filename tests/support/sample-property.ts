import type { GoogleReview, GoogleReviews } from '#contract/listings/google-reviews.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Listing } from '#domain/listings/listing.ts';

/** Complete, ordinary data for tests, so that a test sets only the fields that matter to it. */

export function aListing(but: Partial<Listing> = {}): Listing {
  return {
    id: 7 as ListingId,
    name: 'Casa do Sol',
    location: 'Lisbon, Portugal',
    bedrooms: 3,
    bathrooms: 1,
    maxGuests: 4,
    averageRating: 4.6,
    totalReviews: 57,
    ...but,
  };
}

export function aReview(but: Partial<Review> = {}): Review {
  return {
    id: 1,
    listingId: 7,
    listingName: 'Casa do Sol',
    guestName: 'Ana Costa',
    reviewText: 'Bright, quiet and exactly as described.',
    rating: 4.5,
    ratingDerived: false,
    channel: 'Airbnb',
    reviewDate: '2024-01-05T12:00:00.000Z',
    sentiment: 'positive',
    isApproved: true,
    ...but,
  };
}

export function aGoogleReview(but: Partial<GoogleReview> = {}): GoogleReview {
  return {
    id: 'places/abc/reviews/1',
    authorName: 'Martin Keller',
    authorUri: 'https://www.google.com/maps/contrib/1',
    authorPhotoUri: 'https://lh3.googleusercontent.com/a/1',
    rating: 5,
    time: '2024-01-05T12:00:00Z',
    relativeTime: '2 years ago',
    text: 'Check-in took two minutes.',
    translated: false,
    visitDate: null,
    reviewUri: 'https://www.google.com/maps/reviews/1',
    flagUri: 'https://www.google.com/local/review/rap/report?postId=1',
    ...but,
  };
}

export function someGoogleReviews(but: Partial<GoogleReviews> = {}): GoogleReviews {
  return {
    reviews: [aGoogleReview()],
    mapsUri: 'https://maps.google.com/?cid=1',
    chosenBy: 'relevance',
    sortBy: 'time',
    sortOrder: 'desc',
    ...but,
  };
}
