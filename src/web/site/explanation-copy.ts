import { numberFormats } from '#domain/format-number.ts';
import { MIN_HIGHLIGHT_LENGTH, MIN_SUMMARIZED } from '#domain/listings/property-view.ts';
import { propertyCopy, reviewCopy } from '#web/property/copy.ts';
import { siteCopy } from './site-copy.ts';

const { counted } = numberFormats('en-US');

/** A part of the explanation: paragraphs below a heading. */
export interface ExplanationPart {
  heading: string;
  text: readonly string[];
}

/**
 * The public explanation of which reviews are shown (UK Digital Markets, Competition and Consumers Act 2024; Directive (EU)
 * 2019/2161; 16 CFR 465). Update it whenever one of these rules changes.
 */
export const explanationCopy = {
  description:
    'Where the reviews come from, who decides which are shown, and which reviews the numbers include.',
  lead: 'You should be able to trust what you read here. This page explains how reviews get onto our pages and which reviews our numbers include.',
  parts: (brandName: string): readonly ExplanationPart[] => [
    {
      heading: 'Where they come from',
      text: [
        'Guests write them where they booked: on Airbnb, Booking.com or VRBO, or directly with us. Each review names its channel and belongs to a booking there. We copy it from the channel automatically, do not change the guest’s text and do not check again who wrote it.',
        `A review that we imported from a file says “${reviewCopy.imported}” instead: no channel confirms it.`,
        `A review whose text or rating changed on its channel says “${siteCopy.changed}”.`,
      ],
    },
    {
      heading: 'No fake and no paid reviews',
      text: [
        'We do not write, buy or order reviews, and nobody who works for us may review our homes. We do not ask guests to change or remove a negative review.',
        'We give no discount, gift or other reward for a review. If a channel rewarded a guest for one, we do not publish it here.',
      ],
    },
    {
      heading: 'Who decides what is shown',
      text: [
        `A person at ${brandName} reads each review and decides whether to show it. So a page may show fewer reviews than there are, and it always says how many: “${propertyCopy.showing(42, 57)}”. No rule publishes or hides reviews by their stars.`,
        'Some channels do not let us show their reviews here. Those are not shown, but our numbers include them.',
        'When a guest changes a review, we read it again before we show it. When a review is removed from its channel, we remove it too.',
      ],
    },
    {
      heading: 'In which order',
      text: [
        'The newest come first, unless you choose another order. On pages in languages other than English, reviews in that language come before the others.',
        `With ${MIN_SUMMARIZED} or more shown reviews, a page begins with one positive review (3.5 stars or more) and one critical review: the newest of each with at least ${MIN_HIGHLIGHT_LENGTH} characters, in the language of the page if there is one.`,
        `Managers of the home can pin another review in place of either. The page then says so, with the date: “${siteCopy.pinned('…')}”.`,
      ],
    },
    {
      heading: 'Which reviews the numbers include',
      text: [
        'The average, the number of reviews, the bars by stars and the ratings by category include every published review, also those that are not shown. Our choice of reviews never changes them. The topics count only the shown reviews; a program finds the topics in the texts.',
        `Where a channel rates up to ten, we halve the rating to get stars. Where a guest rated only individual categories, such as cleanliness, we show their mean and mark it: “${reviewCopy.ratingDerived}”.`,
      ],
    },
    {
      heading: 'Who answers',
      text: [
        `The text under “${reviewCopy.responseFrom}” was written by us, never by a guest. The guest wrote everything else in a review.`,
      ],
    },
  ],
  waitingHeading: 'How long reviews wait',
  waiting: (days: number) =>
    `Until we have decided about a review, it is not shown. So low ratings must not wait longer than high ones. These are the reviews of the last ${days} days:`,
  waitingColumns: { rating: 'Rating', median: 'Median wait', waiting: 'Still waiting' },
  low: '1 to 3 stars',
  high: '4 and 5 stars',
  none: 'No reviews',
  hours: (count: number) => counted(count, '# hour', '# hours'),
  days: (count: number) => counted(count, '# day', '# days'),
  googleHeading: 'Google’s reviews',
  google:
    'They come from Google Maps when you open a page; we keep no copy. Google selects a few reviews, and we show all of them, unchanged and separate from ours. Our numbers do not include them.',
  googleTerms: 'For Google Maps, Google’s own rules apply:',
  terms: 'Google Maps terms',
  privacy: 'Google privacy policy',
} as const;

/** Google requires sites that show its content to link to these. */
export const googleRules = {
  terms: 'https://maps.google.com/help/terms_maps/',
  privacy: 'https://policies.google.com/privacy',
} as const;
