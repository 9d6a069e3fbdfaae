import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from './command.ts';

/** Reads a password from a terminal without echo, or the first line of piped input. */
export function promptPassword(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write(question);
  // Readline echoes to its output, so that output discards everything.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: isTerminal });
  return new Promise((resolve, reject) => {
    let answered = false;
    lines.once('line', (line) => {
      answered = true;
      if (isTerminal) process.stderr.write('\n');
      resolve(line);
      lines.close();
    });
    lines.once('close', () => {
      if (!answered) reject(new UsageError('no password was given'));
    });
  });
}
