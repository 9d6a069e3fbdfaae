import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../src');

/** Where code may name Hostaway: below these paths. Everything else must mean any source. */
const ALLOWED = [
  // Its folder, and the lists of all sources.
  'connectors/hostaway/',
  'connectors/source-definitions.ts',
  'domain/sources/source-kind.ts',
  // Its account in the environment, and its simulator.
  'app.ts',
  'cli/',
  'config.ts',
  'open-sources.ts',
  'upgrade-database.ts',
  // The format of its files.
  'connectors/review-files/',
  'contract/errors/file-errors.ts',
  'contract/sources/file-mapping.ts',
  'contract/sources/review-files.ts',
  'services/sources/import-reviews.ts',
  'services/sources/inspect-file.ts',
  'web/app/pages/import/copy.ts',
  // An invented account.
  'domain/webhooks/sample.ts',
  // To which channels it forwards responses.
  'domain/responses/answers.ts',
  // What version 0.3 stored, a word that no password may be, and migrations, which never change.
  'domain/errors.ts',
  'domain/accounts/password.ts',
  'storage/migrations/',
];

/** Addresses of the specification, and examples of ids in the documentation of the API. */
const ANYWHERE = /reviews\\?\/hostaway|examples: \['hostaway[^\]]*\]/g;

const files = globSync('**/*.{ts,tsx,css}', { cwd: SRC })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(SRC, file), 'utf8').replaceAll(ANYWHERE, '') }));
const naming = files.filter(({ file, text }) => /hostaway/i.test(file) || /hostaway/i.test(text));

test('only what concerns Hostaway alone names it', () => {
  expect(files.length).toBeGreaterThan(500);
  const others = naming.filter(({ file }) => !ALLOWED.some((allowed) => file.startsWith(allowed)));
  expect(others.map(({ file }) => file)).toEqual([]);
});

test.each(ALLOWED)('%s still names it', (allowed) => {
  expect(naming.some(({ file }) => file.startsWith(allowed))).toBe(true);
});
