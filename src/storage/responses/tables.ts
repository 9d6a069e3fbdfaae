import type { Generated } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { Topic } from '#domain/insights/topics.ts';
import type { ResponseState } from '#domain/reviews/review.ts';
import type { CreatedAt } from '../accounts/tables.ts';

interface ResponsesTable {
  review_id: ReviewId;
  text: string;
  state: Generated<ResponseState>;
  /** Why it was refused, returned or cannot be sent. */
  reason: string | null;
  /** When it is sent at the earliest. */
  send_at: Generated<Date>;
  /** How often sending has begun. Until then it can be taken back. */
  attempts: Generated<number>;
  /** The error of the last failed attempt. */
  last_error: string | null;
  written_by: string;
  /** The text as its author submitted it for approval, if a manager changed it. */
  submitted_text: string | null;
  /** The username of the manager who approved or returned it. */
  second_person: string | null;
  created_at: Generated<Date>;
  settled_at: Date | null;
}

/** Reviews that people decided not to answer. */
interface SkippedAnswersTable {
  review_id: ReviewId;
  skipped_by: string;
  created_at: CreatedAt;
}

/** Texts for responses. */
interface ResponseTemplatesTable {
  id: Generated<number>;
  /** The username of the person whose own it is; null for one of the company. */
  owner: string | null;
  name: string;
  text: string;
  language: string | null;
  stars: Generated<number[]>;
  topics: Generated<Topic[]>;
  /** The id at its source, if it was imported. */
  upstream_id: string | null;
  changed_by: string;
  created_at: CreatedAt;
  changed_at: Generated<Date>;
}

/** The reviews for which a model has written a draft. */
interface ResponseDraftsTable {
  review_id: ReviewId;
  model: string;
  /** The version of the prompt. */
  prompt: string;
  created_at: CreatedAt;
}

export interface ResponseTables {
  responses: ResponsesTable;
  skipped_answers: SkippedAnswersTable;
  response_templates: ResponseTemplatesTable;
  response_drafts: ResponseDraftsTable;
}
