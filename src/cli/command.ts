import type { Config } from '#config.ts';

/** One command of `reviews`. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** Everything that `--help` shows below the summary. */
  help: string;
  /** @throws AppError, ConfigError or UsageError for what the user can mend; anything else is a defect */
  run(args: string[], config: () => Config): Promise<void>;
}

/** The command line itself is wrong. */
export class UsageError extends Error {}
