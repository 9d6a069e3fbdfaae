import type { Review } from '#contract/reviews/reviews.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';

export type Outcome = Exclude<ReviewDecision, 'none'> | 'skipped';

/** What happened to one review of the session. */
export interface Step {
  review: Review;
  outcome: Outcome;
}

/** A review whose decision the server refused. */
export interface Refusal {
  review: Review;
  message: string;
}

/** What the screen shows. A new object for each change. */
export interface TriageState {
  /** The reviews that are loaded, in the order of the list. */
  reviews: readonly Review[];
  /** The position of the shown review; past the end when none is left. */
  index: number;
  /** The last step is the first that `undo` takes back. */
  steps: readonly Step[];
  refusals: readonly Refusal[];
  /** Decisions that the server has not confirmed. */
  unsaved: number;
  /** The failure of the oldest of them, which is sent again. */
  problem: { review: Review; message: string } | null;
}

/** A change that is sent to the server. */
export type Write = { review: Review } & (
  | { kind: 'decide'; to: Exclude<ReviewDecision, 'none'>; seen: ReviewDecision }
  | { kind: 'reason'; reason: string }
  | { kind: 'undo' }
);

export interface TriageOptions {
  /** Sends one change. */
  send: (write: Write) => Promise<void>;
  /** Whether a failed change is worth another attempt. */
  isTemporary: (error: unknown) => boolean;
  /** Whether the session has ended: what is not saved waits for the next one. */
  isSignedOut: (error: unknown) => boolean;
  messageOf: (error: unknown) => string;
  /** Resolves before the next attempt. */
  pause: () => Promise<void>;
  onChange: () => void;
  /** Stores what is not saved yet, so that a reload does not lose it. */
  onUnsaved: (writes: readonly Write[]) => void;
}

/**
 * Decides reviews one after the other. The screen moves on at once; changes are sent in order, one at a time, and are
 * sent again while the server is away. What the server refuses is listed and never repeated by itself.
 */
export function createTriage(options: TriageOptions) {
  const { send, isTemporary, isSignedOut, messageOf, pause, onChange, onUnsaved } = options;
  const writes: Write[] = [];
  /** When a decision by a key may be sent: until then the key may turn out to be part of a word. */
  const holds = new Map<Write, Promise<void>>();
  /** Ends the pause before the next attempt. */
  let wake: (() => void) | null = null;
  let isSending = false;
  let state: TriageState = { reviews: [], index: 0, steps: [], refusals: [], unsaved: 0, problem: null };

  function set(change: Partial<TriageState>): void {
    state = { ...state, ...change };
    onChange();
  }

  function write(...added: Write[]): void {
    writes.push(...added);
    reportUnsaved();
    if (!isSending) void sendAll();
  }

  function reportUnsaved(problem = state.problem): void {
    onUnsaved(writes);
    set({ unsaved: writes.length, problem });
  }

  async function sendAll(): Promise<void> {
    isSending = true;
    for (let next = writes[0]; next; next = writes[0]) {
      const held = holds.get(next);
      if (held) {
        await held;
        holds.delete(next);
        // It has been cancelled.
        if (writes[0] !== next) continue;
      }
      try {
        await send(next);
        writes.shift();
        reportUnsaved(null);
      } catch (error) {
        if (isSignedOut(error)) break;
        if (isTemporary(error)) {
          reportUnsaved({ review: next.review, message: messageOf(error) });
          await Promise.race([
            pause(),
            new Promise<void>((resolve) => {
              wake = resolve;
            }),
          ]);
        } else {
          refuse(next, messageOf(error));
        }
      }
    }
    isSending = false;
  }

  function refuse({ review }: Write, message: string): void {
    writes.shift();
    set({
      refusals: [...state.refusals.filter((each) => each.review.id !== review.id), { review, message }],
      steps: state.steps.filter((step) => step.review.id !== review.id),
    });
    reportUnsaved(null);
  }

  function advance(outcome: Outcome, hold = 0): (() => void) | undefined {
    const review = state.reviews[state.index];
    if (!review) return;
    const decision =
      outcome === 'skipped'
        ? null
        : ({ kind: 'decide', review, to: outcome, seen: review.decision ?? 'none' } satisfies Write);
    if (decision) {
      if (hold > 0) holds.set(decision, new Promise((resolve) => setTimeout(resolve, hold)));
      write(decision);
    }
    set({ steps: [...state.steps, { review, outcome }], index: state.index + 1 });
    return () => {
      const isLast = state.steps.at(-1)?.review.id === review.id;
      if (isLast && (decision === null || holds.has(decision))) undo();
    };
  }

  /** Undoes the last step and shows its review again. */
  function undo(): void {
    const last = state.steps.at(-1);
    if (!last) return;
    const isOf = (each: Write) => each.review.id === last.review.id;
    const decided = writes.findLastIndex((each) => isOf(each) && each.kind === 'decide');
    const decision = writes[decided];
    // The first change is being sent, unless it is held.
    if (last.outcome !== 'skipped' && decision && (decided > 0 || holds.has(decision))) {
      const kept = writes.filter((each, place) => place < decided || !isOf(each));
      writes.splice(0, writes.length, ...kept);
      reportUnsaved();
    } else if (last.outcome !== 'skipped') {
      write({ kind: 'undo', review: last.review });
    }
    const index = state.reviews.findIndex(({ id }) => id === last.review.id);
    set({ steps: state.steps.slice(0, -1), index });
  }

  return {
    get state() {
      return state;
    },
    /** Adds reviews after the last one; those that are there already are left out. */
    add(reviews: readonly Review[]) {
      const known = new Set(state.reviews.map(({ id }) => id));
      set({ reviews: [...state.reviews, ...reviews.filter(({ id }) => !known.has(id))] });
    },
    /** Sends what a reload or the end of the session interrupted. */
    resume: (interrupted: readonly Write[]) => write(...interrupted),
    /**
     * @param hold milliseconds before it is sent
     * @returns a function that cancels the decision if it was not sent yet; undefined if there is no review to decide
     */
    approve: (hold?: number) => advance('approved', hold),
    keepUnpublished: (hold?: number) => advance('unpublished', hold),
    skip: () => advance('skipped'),
    undo,
    /** Sends a failed change again at once. */
    retry: () => wake?.(),
    /** Gives the reason of a decision of this session. */
    explain: (review: Review, reason: string) => write({ kind: 'reason', review, reason }),
    /** Replaces a loaded review by its present version. */
    update(review: Review) {
      set({ reviews: state.reviews.map((each) => (each.id === review.id ? review : each)) });
    },
    /** Shows a review whose decision was refused again. */
    reopen(refused: Review, present: Review) {
      const others = state.reviews.filter(({ id }) => id !== refused.id);
      const index = Math.min(
        state.index - Number(state.reviews.indexOf(refused) < state.index),
        others.length,
      );
      set({
        reviews: [...others.slice(0, index), present, ...others.slice(index)],
        index,
        refusals: state.refusals.filter(({ review }) => review.id !== refused.id),
      });
    },
  };
}

export type Triage = ReturnType<typeof createTriage>;

/** How many reviews of a session had each outcome. */
export function outcomeCounts(steps: readonly Step[]): Record<Outcome, number> {
  const counts: Record<Outcome, number> = { approved: 0, unpublished: 0, skipped: 0 };
  for (const { outcome } of steps) counts[outcome] += 1;
  return counts;
}
