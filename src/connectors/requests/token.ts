/** An access token and when it is valid, in milliseconds since 1970 by our own clock. */
export interface AccessToken {
  value: string;
  usableFrom: number;
  expiresAt: number;
}

/** Stores the access token of one account. Upstreams ask clients to reuse tokens. */
export interface TokenStore {
  load(): Promise<AccessToken | null>;
  save(token: AccessToken): Promise<void>;
  /** Runs `work` under a lock that all processes with this store share. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Stores the token for the life of the process. */
export function tokenInMemory(): TokenStore {
  let stored: AccessToken | null = null;
  return {
    load: async () => stored,
    save: async (token) => {
      stored = token;
    },
    alone: (work) => work(),
  };
}

export interface TokenProvider {
  /**
   * A token that is valid now. Waits until a new token is usable.
   *
   * @param rejected a token that the upstream no longer accepts; another one is returned
   */
  token(rejected?: string): Promise<string>;
}

/** A longer wait than a token's first second only means that another machine's clock is ahead. */
const MAX_WAIT_MS = 3_000;

/** Requests a token only when the stored one is unusable, once for all concurrent callers in all processes. */
export function tokenProvider(
  store: TokenStore,
  issue: () => Promise<AccessToken>,
  clock: { now(): number; sleep(ms: number): Promise<void> },
): TokenProvider {
  let pending: Promise<AccessToken> | null = null;
  /**
   * The last token for which a caller waited. Each token is waited for once, even if its times come from a wrong clock.
   */
  let waitedFor = '';

  const isUsable = (token: AccessToken | null, rejected?: string): token is AccessToken =>
    token !== null && token.value !== rejected && token.expiresAt > clock.now();

  async function loadOrIssue(rejected?: string): Promise<AccessToken> {
    // Another process may have saved one while we waited for the lock.
    const stored = await store.load();
    if (isUsable(stored, rejected)) return stored;
    const token = await issue();
    await store.save(token);
    return token;
  }

  function issueOnce(rejected?: string): Promise<AccessToken> {
    pending ??= store
      .alone(() => loadOrIssue(rejected))
      .finally(() => {
        pending = null;
      });
    return pending;
  }

  return {
    async token(rejected) {
      const stored = pending ? await pending : await store.load();
      const token = isUsable(stored, rejected) ? stored : await issueOnce(rejected);
      const waitMs = Math.min(token.usableFrom - clock.now(), MAX_WAIT_MS);
      if (waitMs > 0 && token.value !== waitedFor) await clock.sleep(waitMs);
      waitedFor = token.value;
      return token.value;
    },
  };
}
