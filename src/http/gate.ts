import { AppError } from '#domain/errors.ts';

/** How many may work at once, and how many may wait for them. */
export interface GateOptions {
  atOnce: number;
  waiting: number;
  /** Called when it begins to turn people away, at most once a second. */
  onOverload: (turnedAway: number) => void;
  /** In milliseconds, from any moment on. */
  now?: () => number;
}

export interface Gate {
  /**
   * Waits for a turn; the returned function ends it, and may be called more than once.
   *
   * @param isPatient whether its turn is worth having however late it comes
   * @throws unavailable at once when too many wait already, and whoever is not patient when the turn comes too late: a no is
   *   better than an answer that nobody waits for
   */
  enter(isPatient?: boolean): Promise<() => void>;
}

const RETRY_AFTER_SECONDS = 1;
const REPORT_MS = 1_000;
/** Who looks at a page has asked again by then, or gone away. */
const MOST_WAIT_MS = 2_000;

/** Made once: a stack for each would cost more than the answer. */
const TOO_MANY = new AppError('unavailable', 'Too many requests at once. Please try again in a moment.', {
  retryAfterSeconds: RETRY_AFTER_SECONDS,
});

interface Waiting {
  /** After this moment its turn comes too late. */
  until: number;
  takeTurn: () => void;
  goAway: (because: AppError) => void;
}

export function createGate({
  atOnce,
  waiting,
  onOverload,
  now = () => performance.now(),
}: GateOptions): Gate {
  const queue: Waiting[] = [];
  let working = 0;
  let turnedAway = 0;
  let reportedAt = 0;

  function leave(): void {
    let next = queue.shift();
    while (next && next.until < now()) {
      noteRefusal();
      next.goAway(TOO_MANY);
      next = queue.shift();
    }
    if (next) next.takeTurn();
    else working -= 1;
  }

  function turn(): () => void {
    let isOver = false;
    return () => {
      if (!isOver) leave();
      isOver = true;
    };
  }

  function noteRefusal(): void {
    turnedAway += 1;
    if (Date.now() - reportedAt < REPORT_MS) return;
    reportedAt = Date.now();
    onOverload(turnedAway);
    turnedAway = 0;
  }

  return {
    async enter(isPatient = false) {
      if (working < atOnce) {
        working += 1;
        return turn();
      }
      if (queue.length >= waiting) {
        noteRefusal();
        throw TOO_MANY;
      }
      const until = isPatient ? Number.POSITIVE_INFINITY : now() + MOST_WAIT_MS;
      await new Promise<void>((takeTurn, goAway) => queue.push({ until, takeTurn, goAway }));
      return turn();
    },
  };
}
