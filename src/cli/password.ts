import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from './command.ts';

/** A password typed unseen on a terminal, or the first line of what is piped in. */
export function askPassword(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write(question);
  // Readline echoes into its output; one that swallows everything keeps the password off the screen.
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
