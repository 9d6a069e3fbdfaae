import { UsageError } from './command.ts';

/** The number of a review or a listing, as an option gives it. @throws UsageError that names the option */
export function positiveId(option: string, text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new UsageError(`${option} is "${text}"; it must be a number from 1.`);
}
