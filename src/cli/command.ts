import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Config } from '#config.ts';
import { messageOf, OperatorError } from '#domain/errors.ts';

/** One command of `reviews`. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** Everything that `--help` shows below the summary. */
  help: string;
  /** @throws AppError or OperatorError for errors of the user; anything else is a defect */
  run(args: string[], config: () => Config): Promise<void>;
}

/** The command line itself is wrong. */
export class UsageError extends OperatorError {}

/** Parses arguments. @throws UsageError that ends with `help` */
export function parseCommandLine<Options extends ParseArgsConfig>(
  options: Options,
  help: string,
): ReturnType<typeof parseArgs<Options>> {
  try {
    return parseArgs(options);
  } catch (error) {
    throw new UsageError(`${messageOf(error)}\n\n${help}`);
  }
}

/** Parses the id of a review or a listing. @throws UsageError that names the option */
export function parseId(option: string, text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new UsageError(`${option} is "${text}"; it must be a number from 1.`);
}
