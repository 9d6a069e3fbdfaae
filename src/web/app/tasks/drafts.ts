import type { Priority } from '#contract/insights/insights.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { shortDay } from '#domain/dates.ts';
import type { Period } from '#domain/insights/insights.ts';
import type { Topic, TopicMention } from '#domain/insights/topics.ts';
import { sentenceAround } from '#domain/reviews/sentence.ts';
import { filterCopy } from '../reviews/filters/copy.ts';
import { draftCopy as copy } from './copy.ts';

/** What a new task is about, and its texts as they are suggested. */
export interface TaskDraft {
  listingId: number;
  listingName: string;
  reviewId?: number;
  reservationId?: string | undefined;
  topic?: Topic;
  title: string;
  description: string;
}

/** A title stays readable in lists. */
const MAX_QUOTE = 70;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_QUOTE) return line;
  return `${line.slice(0, line.lastIndexOf(' ', MAX_QUOTE) > 0 ? line.lastIndexOf(' ', MAX_QUOTE) : MAX_QUOTE)}…`;
}

const ofReview = ({ id, listingId, listingName, reservationId }: Review) => ({
  listingId,
  listingName,
  reviewId: id,
  reservationId,
});

export function draftOfFeedback(review: Review): TaskDraft {
  const { privateFeedback = '' } = review;
  return {
    ...ofReview(review),
    title: copy.feedback(shortened(privateFeedback)),
    description: privateFeedback,
  };
}

export function draftOfComplaint(review: Review, { topic, start, end }: TopicMention): TaskDraft {
  const { text } = sentenceAround(review.reviewText, start, end);
  return {
    ...ofReview(review),
    topic,
    title: copy.complaint(filterCopy.topicName(topic), shortened(text)),
    description: text,
  };
}

export function draftOfReview(review: Review): TaskDraft {
  return { ...ofReview(review), title: '', description: review.reviewText };
}

/** Without quotations: guests of several reviews wrote them. */
export function draftOfPriority(priority: Priority, { from, to }: Period): TaskDraft {
  const { listingId, name, topic, complaints } = priority;
  return {
    listingId,
    listingName: name,
    topic,
    title: copy.problem(filterCopy.topicName(topic), name),
    description: copy.complaints(complaints.n, topic, shortDay(from), shortDay(to)),
  };
}
