const BAR_WIDTH = 30;
/** A terminal that does not say how wide it is. */
const USUAL_COLUMNS = 80;
const LINE_EVERY_MS = 2_000;
const BAR_EVERY_MS = 100;

/** Shows on stderr how far something is. */
export interface Progress {
  /** @param share from 0 to 1, or null where nobody knows the end */
  show(words: string, share: number | null): void;
  /** Says something that stays, above the bar. */
  say(line: string): void;
  /** Leaves the last state behind. */
  end(): void;
}

/** A bar that moves on a terminal; elsewhere a plain line every other second, so that logs stay readable. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? bar(stream) : lines(stream);
}

function bar(stream: NodeJS.WriteStream): Progress {
  let last = '';
  let drawnAt = 0;
  const draw = () => {
    drawnAt = performance.now();
    stream.write(`\r\x1b[K${last.slice(0, (stream.columns || USUAL_COLUMNS) - 1)}`);
  };
  return {
    show(words, share) {
      const filled = Math.round((share ?? 0) * BAR_WIDTH);
      const percent = `${Math.floor((share ?? 0) * 100)}`.padStart(3);
      last =
        share === null
          ? words
          : `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${percent} %  ${words}`;
      if (performance.now() - drawnAt >= BAR_EVERY_MS) draw();
    },
    say(line) {
      stream.write(`\r\x1b[K${line}\n`);
      if (last !== '') draw();
    },
    end() {
      if (last === '') return;
      draw();
      stream.write('\n');
    },
  };
}

function lines(stream: NodeJS.WriteStream): Progress {
  let last = '';
  let written = '';
  let writtenAt = performance.now();
  const write = () => {
    writtenAt = performance.now();
    written = last;
    stream.write(`${last}\n`);
  };
  return {
    show(words, share) {
      last = share === null ? words : `${Math.floor(share * 100)} %  ${words}`;
      if (performance.now() - writtenAt >= LINE_EVERY_MS) write();
    },
    say: (line) => void stream.write(`${line}\n`),
    end() {
      if (last !== written) write();
    },
  };
}
