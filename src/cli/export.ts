import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Static, type TSchema, Type } from 'typebox';
import { ExportQuery } from '#contract/sources/review-files.ts';
import { compileSchema, type PropertySchema } from '#contract/validation.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { exportReviews } from '#services/reviews/export-reviews.ts';
import { type Command, parseCommandLine } from './command.ts';
import { isClosedPipe } from './output.ts';
import { withApp } from './with-app.ts';

const PRIVATE_FEEDBACK = 'with-private-feedback';
/** The parameters of the call that exports, with their options: `--listing-id` is `listingId`. */
const OPTIONS = Object.entries<TSchema>(ExportQuery.properties).map(([name, schema]) => {
  return { name, option: `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, schema };
});
const HELP_WIDTH = 32;

const HELP = `reviews export [options] > FILE

Writes all matching reviews to stdout, from one snapshot of the database. Withdrawn reviews are not included.

${OPTIONS.map(helpOf).join('\n')}
${`  --${PRIVATE_FEEDBACK}`.padEnd(HELP_WIDTH)}Includes the guests' private messages to the host.

CSV has the columns that "reviews import" reads. It is UTF-8 with a byte order mark and CR LF line ends, so that
spreadsheets show accents correctly. A cell that a spreadsheet would run as a formula, because it begins with = + - @
or a tab, gets a leading apostrophe, which an import removes. NDJSON has one review per line in the format of the API.`;

export const exportFile: Command = {
  name: 'export',
  summary: 'writes reviews to stdout, as CSV or NDJSON',
  help: HELP,
  async run(args, readConfig) {
    const { filter, options } = parse(args);
    await withApp(readConfig(), async (context) => {
      const text = Readable.from(exportReviews(context, systemActor, filter, options));
      await pipeline(text, process.stdout, { end: false }).catch((error) => {
        if (!isClosedPipe(error)) throw error;
      });
    });
  },
};

/** A line for an option, or two if it has many values. */
function helpOf({ option, schema }: (typeof OPTIONS)[number]): string {
  const { type, items, enum: values = items?.enum, description = '' } = schema as PropertySchema;
  const kind = items?.type ?? type;
  const value =
    values?.join('|') ?? (kind === 'boolean' ? 'true|false' : kind === 'integer' ? 'NUMBER' : 'TEXT');
  const head = `  ${option} ${value}${items ? ',…' : ''}`;
  const lead = head.length < HELP_WIDTH ? head.padEnd(HELP_WIDTH) : `${head}\n${' '.repeat(HELP_WIDTH)}`;
  return `${lead}${description}`.trimEnd();
}

/** @throws AppError that names the option */
function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const filters = Object.fromEntries(OPTIONS.map(({ option }) => [option.slice(2), text]));
  const options = { ...filters, [PRIVATE_FEEDBACK]: { type: 'boolean' } } as const;
  const { values: given } = parseCommandLine({ args, options }, HELP);
  const { [PRIVATE_FEEDBACK]: withPrivateFeedback = false, ...texts } = given;
  const schema = Type.Object(Object.fromEntries(OPTIONS.map(({ option, schema }) => [option, schema])));
  const checked = compileSchema(schema)(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`--${name}`, text])),
  );
  if ('error' in checked) throw checked.error;
  const values = checked.value as Record<string, unknown>;
  const query: Static<typeof ExportQuery> = Object.fromEntries(
    OPTIONS.filter(({ option }) => option in values).map(({ name, option }) => [name, values[option]]),
  );
  const { format = 'csv', ...filter } = query;
  const sorted = { sortBy: 'date', sortOrder: 'desc', ...filter } as const;
  return { filter: sorted, options: { format, withPrivateFeedback } };
}
