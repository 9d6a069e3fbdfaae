import { propertyCopy, reviewCopy } from '#web/property/copy.ts';

/** The public explanation of which reviews are shown. Keep it true when the product changes. */
export const explanationCopy = {
  title: propertyCopy.explanation,
  description: 'Where the reviews come from, who decides which are shown, and what the numbers count.',
  lead: 'You should be able to trust what you read here. This is how reviews get onto our pages and what our numbers count.',
  parts: (brandName: string) =>
    [
      {
        heading: 'Where they come from',
        text: [
          'Guests write them where they booked: Airbnb, Booking.com, VRBO or with us directly. Each review names its channel. We take it over from there, keep the guest’s own words and do not check a second time who wrote it.',
          'The newest come first.',
        ],
      },
      {
        heading: 'Who decides what is shown',
        text: [
          `A person at ${brandName} reads each review and decides whether its page shows it. So a page may show fewer reviews than there are, and it always says how many: “${propertyCopy.showing(42, 57)}”.`,
          'Some channels do not let us show their reviews here. Those are not shown, and still count.',
          'A review that its guest changes is read again before it is shown. One that is no longer published where it was written leaves our pages too.',
        ],
      },
      {
        heading: 'What the numbers count',
        text: [
          'The average, the number of reviews and the bars by stars count every published review, also those that are not shown. What we choose to show never changes them.',
          `Where a channel rates up to ten, we halve it to stars. Where a guest rated only single aspects, such as cleanliness, we take their mean and say so: “${reviewCopy.ratingDerived}”.`,
        ],
      },
      {
        heading: 'Who answers',
        text: [
          `The text under “${reviewCopy.responseFrom}” was written by us, never by a guest. Everything else in a review is the guest’s.`,
        ],
      },
    ] as const,
  googleHeading: 'Google’s reviews',
  google:
    'They come from Google Maps at the moment you look; we keep no copy. Google chooses which few we get, and we show all of those, unchanged and apart from ours. They do not count in our numbers.',
  googleTerms: 'For Google Maps, Google’s own rules apply:',
  terms: 'Google Maps terms',
  privacy: 'Google privacy policy',
} as const;

/** Google requires sites that show its content to link to these. */
export const googleRules = {
  terms: 'https://maps.google.com/help/terms_maps/',
  privacy: 'https://policies.google.com/privacy',
} as const;
