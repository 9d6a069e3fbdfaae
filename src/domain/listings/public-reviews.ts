import type { Topic } from '../insights/topics.ts';
import type { PublicReview } from '../reviews/review.ts';
import type { ReviewSide } from './property-view.ts';

/** A value that shown reviews have, and how many have it. */
export interface FacetCount {
  value: string;
  count: number;
}

export interface TopicFacet {
  topic: Topic;
  /** Shown reviews that praise it, and that complain about it. */
  praise: number;
  complaints: number;
}

/** What the shown reviews of a property can be filtered by, the most frequent first. */
export interface ReviewFacets {
  /** ISO 639-1 codes. */
  languages: FacetCount[];
  channels: FacetCount[];
  topics: TopicFacet[];
}

/** The mean of a category's ratings over all published reviews. */
export interface CategoryScore {
  category: string;
  /** From 0 to 10, with one decimal. */
  score: number;
  count: number;
}

/** A manager's choice of the review that stands for a side. */
export interface Pin {
  side: ReviewSide;
  reviewId: number;
  /** The username. */
  by: string;
  at: Date;
}

export interface Highlight {
  side: ReviewSide;
  /** When a manager chose it; null where the rule did. */
  pinnedAt: Date | null;
  review: PublicReview;
}
