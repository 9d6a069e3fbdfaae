import pg from 'pg';

const TIMESTAMPTZ = 1184;
const toDate = pg.types.getTypeParser(TIMESTAMPTZ);
const UTC_TEXT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

/**
 * An instant as PostgreSQL sends it, as JavaScript's `toISOString` writes it: whole milliseconds, the rest cut off.
 * Where the server's zone is UTC, as the embedded one's is, no date has to be made of it.
 */
export function instantText(sent: string): string {
  if (!UTC_TEXT.test(sent)) return (toDate(sent) as Date).toISOString();
  const milliseconds = sent.slice(20, -3).padEnd(3, '0').slice(0, 3);
  return `${sent.slice(0, 10)}T${sent.slice(11, 19)}.${milliseconds}Z`;
}
