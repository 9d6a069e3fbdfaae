import { propertyCopy, reviewCopy } from '#web/property/copy.ts';

/** A part of the explanation: paragraphs below a heading. */
export interface ExplanationPart {
  heading: string;
  text: readonly string[];
}

/** The public explanation of which reviews are shown. Update it whenever one of these rules changes. */
export const explanationCopy = {
  title: propertyCopy.explanation,
  description:
    'Where the reviews come from, who decides which are shown, and which reviews the numbers include.',
  lead: 'You should be able to trust what you read here. This page explains how reviews get onto our pages and which reviews our numbers include.',
  parts: (brandName: string): readonly ExplanationPart[] => [
    {
      heading: 'Where they come from',
      text: [
        'Guests write them where they booked: Airbnb, Booking.com, VRBO or with us directly. Each review names its channel. We copy it from there automatically, do not change the guest’s text and do not check again who wrote it.',
        `A review that we imported from a file instead says “${reviewCopy.imported}”: no channel confirms it.`,
        'The newest come first.',
      ],
    },
    {
      heading: 'Who decides what is shown',
      text: [
        `A person at ${brandName} reads each review and decides whether its page shows it. So a page may show fewer reviews than there are, and it always says how many: “${propertyCopy.showing(42, 57)}”.`,
        'Some channels do not let us show their reviews here. Those are not shown, but our numbers include them.',
        'When a guest changes a review, we read it again before we show it. When a review is removed from its channel, we remove it too.',
      ],
    },
    {
      heading: 'Which reviews the numbers include',
      text: [
        'The average, the number of reviews and the bars by stars include every published review, also those that are not shown. Our choice of reviews never changes them.',
        `Where a channel rates up to ten, we halve it to stars. Where a guest rated only individual categories, such as cleanliness, we show their mean and mark it: “${reviewCopy.ratingDerived}”.`,
      ],
    },
    {
      heading: 'Who answers',
      text: [
        `The text under “${reviewCopy.responseFrom}” was written by us, never by a guest. The guest wrote everything else in a review.`,
      ],
    },
  ],
  googleHeading: 'Google’s reviews',
  google:
    'They come from Google Maps when you open the page; we keep no copy. Google selects a few reviews, and we show all of them, unchanged and separate from ours. Our numbers do not include them.',
  googleTerms: 'For Google Maps, Google’s own rules apply:',
  terms: 'Google Maps terms',
  privacy: 'Google privacy policy',
} as const;

/** Google requires sites that show its content to link to these. */
export const googleRules = {
  terms: 'https://maps.google.com/help/terms_maps/',
  privacy: 'https://policies.google.com/privacy',
} as const;
