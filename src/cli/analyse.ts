import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text as readAll } from 'node:stream/consumers';
import { callerFolder } from '#config.ts';
import { AppError, messageOf, OperatorError } from '#domain/errors.ts';
import { ANALYSED_LANGUAGES } from '#domain/insights/topics.ts';
import { LANGUAGE_PATTERN } from '#domain/reviews/language.ts';
import type { Analyser } from '#services/context.ts';
import { analyse as analyseText } from '#services/insights/analysis.ts';
import { type Command, parseCommandLine, UsageError } from './command.ts';

const HELP = `reviews analyse [TEXT] [--language CODE]
reviews analyse --file FILE

Prints as JSON which topics a review judges and how, with the positions of the words that say so, and the sentiment of
the text. Without TEXT it reads the text from stdin. Nothing is stored, and no database is needed.

  --file FILE      JSON lines, each an object with "text" and optionally "language"; prints one line for each, with its
                   other fields
  --language CODE  ISO 639-1 code; by default it is detected. Analysed are ${ANALYSED_LANGUAGES.join(', ')}`;

export const analyse: Command = {
  name: 'analyse',
  summary: 'prints the topics and the sentiment of a text',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseCommandLine(
      { args, allowPositionals: true, options: { file: { type: 'string' }, language: { type: 'string' } } },
      HELP,
    );
    const { file, language } = values;
    if (positionals.length > 1) throw new UsageError(`TEXT must be in quotes.\n\n${HELP}`);
    if (file !== undefined && (positionals.length > 0 || language !== undefined)) {
      throw new UsageError(`--file must be the only option.\n\n${HELP}`);
    }
    if (language !== undefined && !new RegExp(LANGUAGE_PATTERN).test(language)) {
      throw new UsageError(`--language is "${language}"; it must be a code such as "en".`);
    }
    const { openAnalyser } = await import('#app.ts');
    const analyser = openAnalyser();
    try {
      if (file !== undefined) return await analyseFile(path.resolve(callerFolder(), file), analyser);
      const text = positionals[0] ?? (await readAll(process.stdin));
      console.log(JSON.stringify(await analyseText(analyser, text, language)));
    } finally {
      await analyser.close();
    }
  },
};

async function analyseFile(file: string, tools: Analyser): Promise<void> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  try {
    for await (const line of lines) {
      number += 1;
      if (line.trim() === '') continue;
      const { text, language, ...others } = readLine(line);
      console.log(JSON.stringify({ ...others, ...(await analyseText(tools, text, language)) }));
    }
  } catch (error) {
    if (error instanceof AppError)
      throw new AppError('in-line', { file, line: number, problem: error.problem });
    if (error instanceof Error && 'code' in error) {
      throw new OperatorError(`${file} cannot be read: ${messageOf(error)}`);
    }
    throw error;
  }
}

/** @throws AppError that says what is wrong */
function readLine(line: string): { text: string; language?: string } {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw new AppError('line-not-json');
  }
  if (typeof row !== 'object' || row === null || !('text' in row) || typeof row.text !== 'string') {
    throw new AppError('line-without-text');
  }
  if ('language' in row && typeof row.language !== 'string') throw new AppError('line-language');
  return row as { text: string; language?: string };
}
