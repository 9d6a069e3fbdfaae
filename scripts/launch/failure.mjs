import { say } from './project.mjs';

/** Something a person can act on: one line, and the output of the tool that failed, if one did. */
export class Failure extends Error {
  constructor(message, output = '') {
    super(message);
    this.output = output.trim();
  }
}

/** Runs a command's main function; a failure is its line and exit code 1, without a stack trace. */
export async function orExplain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.output !== '') say(error.output);
    say(error.message);
    process.exit(1);
  }
}
