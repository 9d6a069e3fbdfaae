import type { Listing } from '#contract/listings/listing.ts';
import type { ApprovalBody, Review, ReviewListQuery } from '#contract/reviews/reviews.ts';
import { contentHash } from '#domain/reviews/content-hash.ts';
import { ApiError, hasStatus, messageOr } from '#web/app/api/api-error.ts';
import type { Client } from '#web/app/api/client.ts';
import { listQuery, matchesDecision, type ReviewSearch } from '#web/app/reviews/review-search.ts';
import { store, stored, UNSAVED } from '#web/app/session/tab-storage.ts';
import { triageCopy } from './copy.ts';
import { createTriage, type Step, type Triage, type TriageState, type Write } from './triage-session.ts';

const PAGE = 50;
/** The next page is requested when fewer reviews than this are left. */
const AHEAD = 25;
/** Milliseconds before a failed change is sent again. */
const RETRY_DELAY = 3_000;

/** What is known of the list. */
export interface ListState {
  /** How many reviews matched when the session began; undefined until that is known. */
  total: number | undefined;
  isTotalExact: boolean;
  listings: readonly Listing[];
  isLoading: boolean;
  isComplete: boolean;
  failure: string | null;
}

export interface OpenTriage {
  triage: Triage;
  /** The batch of all decisions of the session. */
  batch: string;
  startedAt: number;
  snapshot(): { state: TriageState; list: ListState };
  subscribe(subscriber: () => void): () => void;
  /** Requests the next page if few reviews are left. */
  loadAhead(): Promise<void>;
  /** Adds the reviews that match now and were not shown. */
  loadMissed(): Promise<void>;
}

interface StoredTriage {
  batch: string;
  writes: Write[];
}

/** The last session, whose changes may still be on their way. */
let last: OpenTriage | null = null;

/** Opens a session with the reviews of a list. */
export function openTriage(client: Client, search: ReviewSearch): OpenTriage {
  const query: ReviewListQuery = { ...listQuery(search), limit: PAGE, offset: 0 };
  const isOldSending = (last?.triage.state.unsaved ?? 0) > 0;
  const interrupted = isOldSending ? undefined : stored<StoredTriage>(UNSAVED.triage);
  const batch = interrupted?.batch ?? randomUuid();
  const subscribers = new Set<() => void>();
  let list: ListState = {
    total: undefined,
    isTotalExact: true,
    listings: [],
    isLoading: false,
    isComplete: false,
    failure: null,
  };
  let latest: { state: TriageState; list: ListState } | null = null;

  function notify(): void {
    latest = null;
    for (const subscriber of subscribers) subscriber();
  }
  function setList(change: Partial<ListState>): void {
    list = { ...list, ...change };
    notify();
  }

  const triage = createTriage({
    send: (write) => send(client, batch, write),
    isTemporary: (error) => !(error instanceof ApiError) || error.status === null || error.status >= 429,
    isSignedOut: (error) => hasStatus(error, 401),
    messageOf: (error) => messageOr(error, triageCopy.loadFailed),
    pause: () => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY)),
    onChange() {
      notify();
      if (list.total !== undefined) void opened.loadAhead();
    },
    onUnsaved: (writes) =>
      store(UNSAVED.triage, writes.length === 0 ? undefined : { batch, writes: [...writes] }),
  });

  const read = (offset: number) => client.request('GET /reviews/hostaway', { query: { ...query, offset } });

  const opened: OpenTriage = {
    triage,
    batch,
    startedAt: Date.now(),
    snapshot: () => (latest ??= { state: triage.state, list }),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async loadAhead() {
      const { reviews, index, steps } = triage.state;
      if (list.isLoading || list.isComplete || reviews.length - index > AHEAD) return;
      setList({ isLoading: true, failure: null });
      try {
        const page = await read(stillListed(reviews, steps, search));
        triage.add(page.reviews);
        setList({
          ...(list.total === undefined && {
            total: page.total,
            isTotalExact: page.isTotalExact,
            listings: page.listings,
          }),
          isLoading: false,
          isComplete: page.reviews.length < PAGE,
        });
      } catch (error) {
        setList({ isLoading: false, failure: messageOr(error, triageCopy.loadFailed) });
      }
    },
    async loadMissed() {
      setList({ isLoading: true, failure: null });
      try {
        for (let offset = 0, total = 1; offset < total; offset += PAGE) {
          const page = await read(offset);
          total = page.total;
          triage.add(page.reviews);
        }
        setList({ isLoading: false, total: triage.state.reviews.length });
      } catch (error) {
        setList({ isLoading: false, failure: messageOr(error, triageCopy.loadFailed) });
      }
    },
  };
  if (interrupted) triage.resume(interrupted.writes);
  last = opened;
  return opened;
}

/**
 * The offset of the first review that is not loaded: decided ones may have left the list. It is rather too small than too
 * large, because known reviews are left out and skipped ones would be missed.
 */
function stillListed(reviews: readonly Review[], steps: readonly Step[], search: ReviewSearch): number {
  const outcomes = new Map(steps.map(({ review, outcome }) => [review.id, outcome]));
  return reviews.filter((review) => {
    const outcome = outcomes.get(review.id);
    if (outcome === undefined || outcome === 'skipped') return true;
    return matchesDecision(search, { isApproved: outcome === 'approved', decision: outcome });
  }).length;
}

async function send(client: Client, batch: string, write: Write): Promise<void> {
  const { review } = write;
  switch (write.kind) {
    case 'undo':
      await client.request('POST /reviews/:id/undo', { params: { id: review.id } });
      return;
    case 'reason':
      await client.request('PUT /reviews/hostaway/:id/reason', {
        params: { id: review.id },
        body: { reason: write.reason },
      });
      return;
    case 'decide': {
      const isApproved = write.to === 'approved';
      await client.request('PUT /reviews/hostaway/:id/approve', {
        params: { id: review.id },
        body: { isApproved, batch, seenDecision: write.seen } satisfies ApprovalBody,
        ifMatch: isApproved ? contentHash(review) : undefined,
      });
    }
  }
}

/** `crypto.randomUUID` exists only on secure origins. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
