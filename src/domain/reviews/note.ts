import { AppError } from '../errors.ts';
import type { ReviewId } from '../ids.ts';

/** What a manager writes about a review for the other managers. Never public. */
export interface Note {
  id: number;
  reviewId: ReviewId;
  /** The username. */
  author: string;
  text: string;
  createdAt: Date;
  /** When the author changed it; null if never. */
  changedAt: Date | null;
}

export const MAX_NOTE_LENGTH = 2000;

/** A note as it is stored. @throws invalid when it has no visible character or is too long */
export function parseNote(input: string): string {
  const text = input
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  if (text !== '' && text.length <= MAX_NOTE_LENGTH) return text;
  throw new AppError('field-invisible', { field: 'text', max: MAX_NOTE_LENGTH });
}
