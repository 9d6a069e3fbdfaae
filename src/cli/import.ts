import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, callerFolder } from '#config.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { REVIEW_COLUMNS } from '#domain/review-columns.ts';
import type { Context } from '#services/context.ts';
import { type ImportCounts, type ImportOptions, importReviews } from '#services/import-reviews.ts';
import { type Command, UsageError } from './command.ts';
import { positiveId } from './positive-id.ts';
import { progressOn } from './progress.ts';
import { withApp } from './with-app.ts';

const USAGE = 'reviews import FILE [--dry-run] [--source NAME] [--listing ID]';

const HELP = `${USAGE}

Brings in the reviews of a file; new ones are pending. The same file again changes nothing. FILE is
  .json           as Hostaway answers: the whole answer or the bare list, also without listing and channel ids
  .ndjson .jsonl  the same, one review a line
  .csv            see below
and of another name is JSON when it begins with [ or {, else CSV. It must be UTF-8.

  --dry-run       looks at everything and changes nothing
  --source NAME   whose reviews they are: small letters, digits and dashes. A review is known by its source and
                  its id; without --source JSON is Hostaway's, the same as a sync brings, and CSV is "import"
  --listing ID    where reviews go whose listing is not known here: its number, see "reviews listing list"

A row that cannot be understood is named on stderr with its line and keeps nothing else out. A review of Hostaway
whose listing is not known is held until somebody says where it belongs. An approved review whose words or rating an
import changes is pending again. What it did is printed as JSON on stdout; exit code 1 when a row failed.

The columns of CSV: the first line names them, in any order, divided by commas. A column that the file does not have
leaves known reviews as they are there; an empty cell empties.
${REVIEW_COLUMNS.map(({ name, meaning, way }) => `  ${name.padEnd(18)}${meaning}${way === 'out' ? ' (read over)' : ''}`).join('\n')}`;

/** A file of the wrong kind would otherwise fill the screen. */
const MOST_PROBLEMS = 1_000;

export const importFile: Command = {
  name: 'import',
  summary: 'brings in the reviews of a file',
  help: HELP,
  async run(args, readConfig) {
    const options = parse(args);
    const config = readConfig();
    const upstreams = { ...config, isHostawaySimulated: isHostawaySimulated(config) };
    await withApp(config, (context) => bringIn(context, options), upstreams);
  },
};

async function bringIn(context: Context, options: ImportOptions): Promise<void> {
  const progress = progressOn(process.stderr);
  let problems = 0;
  const { counts, readError } = await importReviews(context, options, {
    onProgress: ({ read, added, changed }, bytes, size) =>
      progress.show(`${read} rows, ${added} new, ${changed} changed`, size && bytes / size),
    onProblem({ unit, at, kind, reason }) {
      problems += 1;
      if (problems <= MOST_PROBLEMS) progress.say(`${unit} ${at}: ${kind}: ${reason}`);
    },
  }).catch((error) => {
    throw error instanceof AppError ? aboutFile(error, options.file) : error;
  });
  progress.end();
  if (problems > MOST_PROBLEMS) console.error(`… and ${problems - MOST_PROBLEMS} more like these`);
  console.log(JSON.stringify(options.dryRun ? { dryRun: true, ...counts } : counts));
  refuseIncomplete(counts, readError, options);
}

/** In the demo the reviews of Hostaway are its simulator's, also for whoever works beside it. */
function isHostawaySimulated({ demo, hostaway }: Config): boolean {
  return demo !== null && hostaway === null;
}

function refuseIncomplete(
  { read, failed }: ImportCounts,
  readError: AppError | null,
  { file, dryRun }: ImportOptions,
): void {
  if (readError) {
    const before = read === 0 ? 'Nothing of it' : `Only its first ${read} rows`;
    const came = dryRun ? 'would come in' : 'came in';
    throw new AppError('invalid', `${aboutFile(readError, file).message} ${before} ${came}.`);
  }
  if (failed > 0) throw new AppError('invalid', `${failed} of ${read} rows could not be imported.`);
}

/** What is wrong with a file is said as the rest of a sentence about it. */
function aboutFile(refusal: AppError, file: string): AppError {
  const isAboutFile = /^[a-z]/.test(refusal.message);
  return isAboutFile ? new AppError(refusal.code, `${path.basename(file)} ${refusal.message}`) : refusal;
}

function parse(args: string[]): ImportOptions {
  const { values, positionals } = parsed(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(`usage: ${USAGE}`);
  return {
    file: path.resolve(callerFolder(), file),
    dryRun: values['dry-run'] ?? false,
    source: values.source ?? null,
    listingId: values.listing === undefined ? null : (positiveId('--listing', values.listing) as ListingId),
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        source: { type: 'string' },
        listing: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(`${String(error)}\n\nusage: ${USAGE}`);
  }
}
