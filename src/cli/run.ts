import { readConfig } from '#config.ts';
import { textOf } from '#contract/errors/error-text.ts';
import { databaseProblem } from '#domain/database-problem.ts';
import { AppError, messageOf, OperatorError, problem } from '#domain/errors.ts';
import { analyse } from './analyse.ts';
import { backup } from './backup.ts';
import { channel } from './channel.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor.ts';
import { exportFile } from './export.ts';
import { importFile } from './import.ts';
import { listing } from './listing.ts';
import { isClosedPipe, watchOutput } from './output.ts';
import { printable } from './printable.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { sync } from './sync.ts';
import { token } from './token.ts';
import { upgradeDatabase } from './upgrade-database.ts';
import { user } from './user.ts';

const COMMANDS: Command[] = [
  serve,
  sync,
  importFile,
  exportFile,
  listing,
  channel,
  user,
  token,
  backup,
  restore,
  upgradeDatabase,
  doctor,
  analyse,
  simulate,
];

/**
 * Runs one command: messages go to stderr, data to stdout.
 *
 * @returns the exit code: 0 on success, else 1
 */
export async function run(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === 'help') {
    console.error(overview());
    return name === undefined ? 1 : 0;
  }
  if (name === '--version') {
    console.log(readConfig({}).version);
    return 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) {
    console.error(`There is no command "${name}".\n\n${overview()}`);
    return 1;
  }
  if (rest.includes('--help')) {
    console.error(`reviews ${command.name}: ${command.summary}\n\n${command.help}`);
    return 0;
  }
  const fail = (reason: string) => {
    console.error(printable(`reviews ${command.name}: ${reason}`));
    return 1;
  };
  const outputError = watchOutput();
  try {
    await command.run(rest, () => readConfig());
  } catch (error) {
    return fail(error === outputError() ? notWritten(messageOf(error)) : explain(error));
  }
  const error = outputError();
  return error === null || isClosedPipe(error) ? 0 : fail(notWritten(error.message));
}

const notWritten = (reason: string) => `The output could not be written: ${reason}.`;

/** One line for errors that the user can correct; the stack of a defect. */
function explain(error: unknown): string {
  if (error instanceof AppError) return textOf(error.problem);
  if (error instanceof OperatorError || !(error instanceof Error)) return messageOf(error);
  const reason = databaseProblem(error);
  return reason ? textOf(problem(reason)) : (error.stack ?? error.message);
}

function overview(): string {
  const lines = COMMANDS.map((command) => `  ${command.name.padEnd(18)}${command.summary}`);
  return `Usage: reviews COMMAND [options]\n\n${lines.join('\n')}\n\nSee "reviews COMMAND --help". Settings come from the environment: see README.md.`;
}
