/** How long tests wait for what must come: as long as a machine may need that does much else besides. */
export const TIMEOUT_MS = 90_000;

/** For `vi.waitFor`. */
export const WAIT_OPTIONS = { timeout: TIMEOUT_MS, interval: 20 };
