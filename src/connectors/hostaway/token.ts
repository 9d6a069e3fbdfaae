/** An access token and when it may be used, in milliseconds since 1970 by our own clock. */
export interface AccessToken {
  value: string;
  usableFrom: number;
  expiresAt: number;
}

/** Where the token of one account is kept. Hostaway asks that tokens are reused, not made for every request. */
export interface TokenStore {
  load(): Promise<AccessToken | null>;
  save(token: AccessToken): Promise<void>;
  /** Runs `work` while nobody else who shares this store does so, in whatever process. */
  alone<Answer>(work: () => Promise<Answer>): Promise<Answer>;
}

/** Far beyond the first second of a token; a longer wait would only mean that another machine's clock is ahead. */
const LONGEST_WAIT_MS = 3_000;

/** Keeps the token for the life of the process. */
export function tokenInMemory(): TokenStore {
  let kept: AccessToken | null = null;
  return {
    load: async () => kept,
    save: async (token) => {
      kept = token;
    },
    alone: (work) => work(),
  };
}

export interface TokenKeeper {
  /**
   * A token that may be used now. Waits out the first second of a new one.
   *
   * @param refused a token that the upstream no longer takes: any other one is given, a new one if need be
   */
  usable(refused?: string): Promise<string>;
}

/** Asks for a token only when there is none that serves, once for all who wait for it, in this process or another. */
export function tokenKeeper(
  store: TokenStore,
  issue: () => Promise<AccessToken>,
  clock: { now(): number; sleep(ms: number): Promise<void> },
): TokenKeeper {
  let underWay: Promise<AccessToken> | null = null;
  /** The token that was waited for last: once is enough, also when the clock that it was noted by was ahead. */
  let ripe = '';

  const serves = (token: AccessToken | null, refused?: string): token is AccessToken =>
    token !== null && token.value !== refused && token.expiresAt > clock.now();

  async function issueAndSave(refused?: string): Promise<AccessToken> {
    // Somebody else may have kept one while we waited for our turn.
    const kept = await store.load();
    if (serves(kept, refused)) return kept;
    const token = await issue();
    await store.save(token);
    return token;
  }

  function issueOnce(refused?: string): Promise<AccessToken> {
    underWay ??= store
      .alone(() => issueAndSave(refused))
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  return {
    async usable(refused) {
      const kept = underWay ? await underWay : await store.load();
      const token = serves(kept, refused) ? kept : await issueOnce(refused);
      const tooEarlyBy = Math.min(token.usableFrom - clock.now(), LONGEST_WAIT_MS);
      if (tooEarlyBy > 0 && token.value !== ripe) await clock.sleep(tooEarlyBy);
      ripe = token.value;
      return token.value;
    },
  };
}
