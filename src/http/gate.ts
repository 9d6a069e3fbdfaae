import { Refusal } from '#domain/errors.ts';

/** How many may work at once, and how many may wait for them. */
export interface GateOptions {
  atOnce: number;
  waiting: number;
  /** Called when it begins to turn people away, at most once a second. */
  onOverload: (turnedAway: number) => void;
}

export interface Gate {
  /**
   * Waits for a turn; the returned function ends it, and may be called more than once.
   *
   * @throws unavailable at once when too many wait already: a quick no is better than an answer that nobody waits for
   */
  enter(): Promise<() => void>;
}

const RETRY_AFTER_SECONDS = 1;
const REPORT_MS = 1_000;

export function createGate({ atOnce, waiting, onOverload }: GateOptions): Gate {
  const queue: (() => void)[] = [];
  let working = 0;
  let turnedAway = 0;
  let reportedAt = 0;

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else working -= 1;
  }

  function turn(): () => void {
    let isOver = false;
    return () => {
      if (!isOver) leave();
      isOver = true;
    };
  }

  function refuse(): never {
    turnedAway += 1;
    if (Date.now() - reportedAt >= REPORT_MS) {
      reportedAt = Date.now();
      onOverload(turnedAway);
      turnedAway = 0;
    }
    throw new Refusal('unavailable', 'Too many requests at once. Please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }

  return {
    async enter() {
      if (working < atOnce) {
        working += 1;
        return turn();
      }
      if (queue.length >= waiting) refuse();
      await new Promise<void>((resolve) => queue.push(resolve));
      return turn();
    },
  };
}
