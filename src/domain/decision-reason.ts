/**
 * What is offered when a manager takes a review off the public page. "Too negative" is none of them on purpose: hiding
 * reviews for what they think is what consumer law forbids (USA: 16 CFR 465.7; EU: 2005/29/EC, annex I, 23c).
 */
export const OFFERED_REASONS = [
  'Not about this stay',
  'Offensive language',
  'Personal data of somebody',
  'Suspected fake',
  'Asked by the guest',
] as const;

export const LONGEST_REASON = 200;

/** A reason as it is kept: one line, without what no reader sees. */
export function reasonText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim();
}
