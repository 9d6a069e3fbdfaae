import { sumCategories } from './categories.ts';
import { averagesOf, countListings } from './listings.ts';
import { newestMentions } from './mentions.ts';
import { countSpans, responseHours } from './overview.ts';
import { countListingTopics, countTopics, sumComplaints } from './topics.ts';

/** What insights add up from rows; see the decision of 2026-11-23. */
export const insightReaders = {
  averagesOf,
  countListings,
  countListingTopics,
  countSpans,
  countTopics,
  newestMentions,
  responseHours,
  sumCategories,
  sumComplaints,
};
