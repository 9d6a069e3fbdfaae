import { createHook } from 'node:async_hooks';

/** How many passwords this process hashes while something runs. Node names each computation of scrypt so. */
export async function countHashes(run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') count += 1;
    },
  }).enable();
  try {
    await run();
  } finally {
    hook.disable();
  }
  return count;
}
