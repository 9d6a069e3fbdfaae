/** Programs such as `head` close the pipe before the end of the output. */
export const isClosedPipe = ({ code }: NodeJS.ErrnoException): boolean => code === 'EPIPE';

/**
 * Notes the errors of stdout, which `console.log` ignores: a new token would be lost in silence.
 *
 * @returns reads the last one
 */
export function watchOutput(): () => NodeJS.ErrnoException | null {
  let last: NodeJS.ErrnoException | null = null;
  process.stdout.on('error', (error) => {
    last = error;
  });
  // A command may end before the event.
  return () => last ?? process.stdout.errored;
}
