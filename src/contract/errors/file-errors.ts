import { andList, orList } from '#domain/format-list.ts';
import type { Reason } from '#domain/reasons.ts';
import { REVIEW_COLUMNS } from '#domain/reviews/review-columns.ts';
import { MAX_IMPORT_BYTES } from '#domain/sources/review-files.ts';
import { MAPPING_PART_NAMES } from '../sources/mapping-parts.ts';
import type { Texts } from './texts.ts';

const UTF_8 = 'Save it as UTF-8 and try again; in Excel choose "CSV UTF-8".';
const COLUMNS = `The first line must name the columns, which may be: ${REVIEW_COLUMNS.map(({ name }) => name).join(', ')}.`;

const readSoFar = ({ problem, rows, isDryRun }: { problem: string; rows: number; isDryRun: boolean }) =>
  `${problem} ${rows === 0 ? 'No rows' : `Only the first ${rows} rows`} ${isDryRun ? 'would be imported' : 'were imported'}.`;

/** About review files. Most continue a sentence that begins with the name of the file. */
export const FILE_ERRORS = {
  'import-source': ({ source }) =>
    `The source is "${source}"; it must be up to 40 lower-case letters, digits and dashes, and not "demo", whose reviews are invented.`,
  'mapping-not-json': 'The mapping is not JSON.',
  'mapping-invalid': ({ problem }) => `The mapping is invalid: ${problem}`,
  'mapping-incomplete': ({ parts }) =>
    `Before the import, choose ${andList(parts.map((part) => MAPPING_PART_NAMES[part]))}.`,
  'mapping-unknown-column': ({ name }) => `The file has no column "${name}", which the mapping names.`,
  'mapping-column-twice': ({ name }) => `The mapping uses the column "${name}" twice.`,
  'mapping-not-needed': 'This file needs no mapping: its columns are known.',
  'import-interrupted': 'The import was interrupted. Import the file again to finish it.',
  'import-incomplete': readSoFar,
  'import-failed': (params) => `${readSoFar(params)} Import the file again to finish.`,
  'in-line': ({ file, line, problem }) => `${file}, line ${line}: ${problem}`,
  'line-not-json': 'this is not JSON.',
  'line-without-text': 'it must be an object with a string "text".',
  'line-language': '"language" must be a string.',
  'in-file': ({ file, problem }) => `${file} ${problem}`,
  'file-missing': 'does not exist.',
  'file-folder': 'is a folder, not a file.',
  'file-unreadable': ({ code }) =>
    `cannot be read${code === 'EACCES' ? ': this user lacks the permission' : ` (${code})`}.`,
  'file-empty': 'is empty.',
  'file-blank': 'begins with more than 1 MB of white space.',
  'file-not-text': 'is not text.',
  'file-not-utf-8': ({ line }) => `is not UTF-8 text (line ${line}). ${UTF_8}`,
  'file-too-large': `is larger than ${MAX_IMPORT_BYTES / 1024 ** 2} MB. Split it, or import it with "reviews import".`,
  'file-incomplete': ({ idleSeconds }) =>
    `was not received completely${idleSeconds === null ? '' : `: nothing arrived for ${idleSeconds} seconds`}.`,
  'file-row-too-long': ({ unit, at }) => `has a row of more than 1 MB (${unit} ${at}).`,
  'json-syntax': ({ isCutOff, row }) =>
    `${isCutOff ? 'is cut off' : 'is not JSON'} ${row === null ? 'before its list of reviews' : `in row ${row}`}.`,
  'json-no-list':
    'has no list of reviews. It must be a JSON array, or an object with the array as "result", like a response of Hostaway.',
  'csv-unknown-columns': ({ names, more }) =>
    `has unknown columns: ${names.map((name) => `"${name}"`).join(', ')}${more > 0 ? ` and ${more} more` : ''}. ${COLUMNS}`,
  'csv-column-twice': ({ name }) => `has two columns named ${name}.`,
  'csv-column-missing': ({ names }) => `has no column named ${orList(names)}. ${COLUMNS}`,
  'csv-many-columns': ({ columns }) => `has more than ${columns} columns.`,
  'csv-open-quote': ({ line }) => `has a quote that is opened in line ${line} or later and never closed.`,
  'csv-quote': ({ line }) =>
    `has a quote in the wrong place in line ${line}: enclose the cell in quotes and double its own quotes.`,
} satisfies Partial<Texts<Reason>>;
