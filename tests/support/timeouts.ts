/** How long tests wait for an expected event, enough for a busy machine. */
export const TIMEOUT_MS = 90_000;

/** For `vi.waitFor`. */
export const WAIT_OPTIONS = { timeout: TIMEOUT_MS, interval: 20 };
