interface HospitableProperty {
  id: string;
  name: string;
  public_name: string | null;
  picture: string | null;
  address: { city: string; country_name: string; coordinates: { latitude: number; longitude: number } };
  capacity: { max: number; bedrooms: number; beds: number; bathrooms: number } | null;
  amenities: string[];
  description: string;
}

export interface HospitableReview {
  id: string;
  platform: string;
  public: {
    rating: number;
    rating_platform_original: string | number;
    review: string;
    response: string | null;
  };
  private: { feedback: string | null; detailed_ratings: { type: string; rating: number; comment: null }[] };
  reviewed_at: string;
  responded_at: string | null;
  can_respond: boolean;
  guest: { first_name: string; last_name: string; language: string };
  reservation: { id: string; code: string; check_in: string; check_out: string };
  property: { id: string; name: string; public_name: string | null };
}

export interface HospitableData {
  /** The id of the user who created the token. */
  userId?: string;
  properties: HospitableProperty[];
  reviews: HospitableReview[];
}

export function newProperty(id: string): HospitableProperty {
  return {
    id,
    name: `internal ${id}`,
    public_name: `Home ${id}`,
    picture: null,
    address: { city: 'Porto', country_name: 'Portugal', coordinates: { latitude: 41.15, longitude: -8.61 } },
    capacity: { max: 4, bedrooms: 2, beds: 3, bathrooms: 1.5 },
    amenities: ['wifi', 'washing_machine'],
    description: 'A quiet home.',
  };
}

/** All categories are on every row; 0 means not rated. */
const CATEGORIES =
  'value,cleanliness,communication,location,checkin,accuracy,facilities,staff,services'.split(',');

/** A review on Airbnb unless the fields say otherwise. @param rated the ratings of its categories */
export function newReview(
  fields: Partial<HospitableReview> & Pick<HospitableReview, 'id' | 'property'>,
  rated: Record<string, number> = { cleanliness: 5 },
): HospitableReview {
  return {
    platform: 'airbnb',
    public: { rating: 5, rating_platform_original: '5.00', review: 'Lovely.', response: null },
    private: {
      feedback: null,
      detailed_ratings: CATEGORIES.map((type) => ({ type, rating: rated[type] ?? 0, comment: null })),
    },
    reviewed_at: '2026-03-19T10:00:00Z',
    responded_at: null,
    can_respond: true,
    guest: { first_name: 'Ann', last_name: 'B', language: 'en' },
    reservation: {
      id: `stay-${fields.id}`,
      code: `HM${fields.id}`,
      check_in: '2026-03-10T15:00:00+01:00',
      check_out: '2026-03-15T10:00:00+01:00',
    },
    ...fields,
  };
}

/** A small account. */
export function demoData(properties = 3, reviewsOfEach = 40): HospitableData {
  const homes = Array.from({ length: properties }, (_, index) => newProperty(`home-${index + 1}`));
  const reviews = homes.flatMap(({ id, name, public_name }) =>
    Array.from({ length: reviewsOfEach }, (_, index) => {
      const isBooking = index % 3 === 0;
      const rating = (index % 9) / 2 + 1;
      return newReview(
        {
          id: `${id}-review-${index + 1}`,
          property: { id, name, public_name },
          platform: isBooking ? 'booking' : 'airbnb',
          public: {
            rating,
            rating_platform_original: isBooking ? (rating * 2).toFixed(2) : rating.toFixed(2),
            review: index % 5 === 0 ? '' : `Stay number ${index + 1} at ${name} was as described.`,
            response: null,
          },
          reviewed_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
        },
        { cleanliness: isBooking ? 8.5 : 4 },
      );
    }),
  );
  return { properties: homes, reviews };
}
