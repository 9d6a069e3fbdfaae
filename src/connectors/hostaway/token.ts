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
}

/** Keeps the token for the life of the process. */
export function tokenInMemory(): TokenStore {
  let kept: AccessToken | null = null;
  return {
    load: async () => kept,
    save: async (token) => {
      kept = token;
    },
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

/** Asks for a token only when there is none that serves, once for all who wait for it. */
export function tokenKeeper(
  store: TokenStore,
  issue: () => Promise<AccessToken>,
  clock: { now(): number; sleep(ms: number): Promise<void> },
): TokenKeeper {
  let underWay: Promise<AccessToken> | null = null;

  async function issueAndSave(): Promise<AccessToken> {
    const token = await issue();
    await store.save(token);
    return token;
  }

  function issueOnce(): Promise<AccessToken> {
    underWay ??= issueAndSave().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    async usable(refused) {
      const kept = underWay ? await underWay : await store.load();
      const serves = kept && kept.value !== refused && kept.expiresAt > clock.now();
      const token = serves ? kept : await issueOnce();
      const tooEarlyBy = token.usableFrom - clock.now();
      if (tooEarlyBy > 0) await clock.sleep(tooEarlyBy);
      return token.value;
    },
  };
}
