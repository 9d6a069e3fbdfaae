import { printable } from './printable.ts';

const BAR_WIDTH = 30;
/** For a terminal of unknown width. */
const DEFAULT_COLUMNS = 80;
const LINE_EVERY_MS = 2_000;
const BAR_EVERY_MS = 100;

export interface Progress {
  /** @param fraction from 0 to 1; null when the total is unknown */
  show(text: string, fraction: number | null): void;
  /** Prints a line above the bar. */
  print(line: string): void;
  /** Prints the last state. */
  end(): void;
}

/** A progress bar on a terminal; elsewhere a line every two seconds. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? bar(stream) : lines(stream);
}

function bar(stream: NodeJS.WriteStream): Progress {
  let last = '';
  let drawnAt = 0;
  const draw = () => {
    drawnAt = performance.now();
    stream.write(`\r\x1b[K${last.slice(0, (stream.columns || DEFAULT_COLUMNS) - 1)}`);
  };
  return {
    show(text, fraction) {
      const filled = Math.round((fraction ?? 0) * BAR_WIDTH);
      const percent = `${Math.floor((fraction ?? 0) * 100)}`.padStart(3);
      last =
        fraction === null
          ? text
          : `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${percent} %  ${text}`;
      if (performance.now() - drawnAt >= BAR_EVERY_MS) draw();
    },
    print(line) {
      stream.write(`\r\x1b[K${printable(line)}\n`);
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
    show(text, fraction) {
      last = fraction === null ? text : `${Math.floor(fraction * 100)} %  ${text}`;
      if (performance.now() - writtenAt >= LINE_EVERY_MS) write();
    },
    print: (line) => void stream.write(`${printable(line)}\n`),
    end() {
      if (last !== written) write();
    },
  };
}
