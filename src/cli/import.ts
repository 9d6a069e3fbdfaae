import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, callerFolder } from '#config.ts';
import { parseMapping } from '#contract/sources/file-mapping.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { AppError, messageOf, OperatorError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { isImported, REVIEW_COLUMNS } from '#domain/reviews/review-columns.ts';
import type { FileMapping } from '#domain/sources/file-mapping.ts';
import type { Context } from '#services/context.ts';
import { type ImportCounts, type ImportOptions, importReviews } from '#services/sources/import-reviews.ts';
import { inspectFile } from '#services/sources/inspect-file.ts';
import { type Command, parseCommandLine, parseId, UsageError } from './command.ts';
import { progressOn } from './progress.ts';
import { withApp } from './with-app.ts';

const USAGE = 'reviews import FILE [--inspect | --dry-run] [--mapping JSON] [--source NAME] [--listing ID]';

const HELP = `${USAGE}

Imports the reviews of a file; new reviews are pending. Importing the same file again changes nothing. FILE is
  .json           a response of Hostaway, or only its list, also without listing and channel ids
  .ndjson .jsonl  the same, one review per line
  .csv            see below
A file with another extension is JSON if it begins with [ or {, else CSV. It may be UTF-8, UTF-16 with a byte order
mark, or Windows-1252.

  --inspect       prints as JSON how the file would be read: its columns, their mapping and its first rows
  --mapping JSON  what the columns of other CSV mean: JSON, or the path of a file with it. "mapping" in the output of
                  --inspect is one to start from. Later files with the same columns need none
  --dry-run       checks everything and changes nothing
  --source NAME   the source of the reviews: lower-case letters, digits and dashes. A review is identified by its
                  source and id. The default is Hostaway for JSON, like a sync, and "import" for CSV
  --listing ID    the listing for reviews of unknown listings: its id, see "reviews listing list"

A row that cannot be understood is reported on stderr with its line, and so is each row of Hostaway where a sync is
configured, because only the sync adds and changes its reviews; the other rows are imported. A review from Hostaway of
an unknown listing is quarantined until a manager assigns its listing. An approved review whose text or rating changes
is pending again. The counts are printed as JSON on stdout; the exit code is 1 when a row failed.

The first line of a CSV file names its columns, in any order, separated by commas, semicolons, tabs or bars. A missing column leaves stored
reviews unchanged in that part; an empty cell clears it.
The guest reviews that Booking.com's extranet exports are recognized by their columns; other columns need --mapping.
${REVIEW_COLUMNS.map((column) => `  ${column.name.padEnd(18)}${column.meaning}${isImported(column) ? '' : ' (ignored by an import)'}`).join('\n')}`;

/** Limits the output for a file of the wrong kind. */
const MAX_PROBLEMS = 1_000;

export const importFile: Command = {
  name: 'import',
  summary: 'imports the reviews of a file',
  help: HELP,
  async run(args, readConfig) {
    const options = parse(args);
    const config = readConfig();
    const upstreams = { ...config, isHostawaySimulated: isHostawaySimulated(config) };
    const run = options.isInspection ? inspect : runImport;
    await withApp(config, (context) => run(context, options), upstreams);
  },
};

interface CommandOptions extends ImportOptions {
  isInspection: boolean;
}

async function inspect(context: Context, options: ImportOptions): Promise<void> {
  console.log(JSON.stringify(await inspectFile(context, options), null, 2));
}

async function runImport(context: Context, options: ImportOptions): Promise<void> {
  const progress = progressOn(process.stderr);
  let problems = 0;
  const { counts, readError } = await importReviews(context, systemActor, options, {
    onProgress: ({ read, added, changed }, bytes, size) =>
      progress.show(`${read} rows, ${added} new, ${changed} changed`, size && bytes / size),
    onProblem({ unit, at, kind, reason }) {
      problems += 1;
      if (problems <= MAX_PROBLEMS) progress.print(`${unit} ${at}: ${kind}: ${reason}`);
    },
  });
  progress.end();
  if (problems > MAX_PROBLEMS) console.error(`… and ${problems - MAX_PROBLEMS} more rows`);
  console.log(JSON.stringify(options.dryRun ? { dryRun: true, ...counts } : counts));
  requireComplete(counts, readError, options.dryRun);
}

/** In the demo, reviews from Hostaway are those of its simulator. */
function isHostawaySimulated({ demo, hostaway }: Config): boolean {
  return demo !== null && hostaway === null;
}

function requireComplete(counts: ImportCounts, readError: AppError | null, isDryRun: boolean): void {
  const { read, failed } = counts;
  if (readError)
    throw new AppError('import-incomplete', { problem: readError.problem, rows: read, isDryRun });
  if (failed > 0) throw new OperatorError(`${failed} of ${read} rows could not be imported.`);
}

function parse(args: string[]): CommandOptions {
  const options = {
    'dry-run': { type: 'boolean' },
    source: { type: 'string' },
    listing: { type: 'string' },
    mapping: { type: 'string' },
    inspect: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseCommandLine(
    { args, allowPositionals: true, options },
    `usage: ${USAGE}`,
  );
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(`usage: ${USAGE}`);
  return {
    file: path.resolve(callerFolder(), file),
    dryRun: values['dry-run'] ?? false,
    source: values.source ?? null,
    listingId: values.listing === undefined ? null : (parseId('--listing', values.listing) as ListingId),
    mapping: values.mapping === undefined ? null : readMapping(values.mapping),
    isInspection: values.inspect ?? false,
  };
}

/** @param given JSON, or the path of a file with it */
function readMapping(given: string): FileMapping {
  if (given.trimStart().startsWith('{')) return parseMapping(given);
  try {
    return parseMapping(readFileSync(path.resolve(callerFolder(), given), 'utf8'));
  } catch (error) {
    throw error instanceof AppError ? error : new UsageError(`--mapping: ${messageOf(error)}`);
  }
}
