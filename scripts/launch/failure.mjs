import { say } from './project.mjs';

/** An error that the user can fix: one line, and the output of the tool that failed. */
export class Failure extends Error {
  constructor(message, output = '') {
    super(message);
    this.output = output.trim();
  }
}

/** Runs the main function of a command. A `Failure` prints its message and exits with code 1, without a stack trace. */
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
