/** Names the process that a child is to end with; see `endWithParent`. */
export const asParent = () => ({ REVIEWS_LAUNCHER: String(process.pid) });

/**
 * A killed launcher or npm cannot pass anything on (SIGKILL), and what it started would keep its port and its database
 * for ever. So who started us is looked at once a second; when it is gone, we end as if asked to.
 * Outside npm and our own launchers nothing is watched: there, outliving a shell may be meant.
 */
export function endWithParent(end = () => process.kill(process.pid, 'SIGTERM')) {
  const launcher = process.env.REVIEWS_LAUNCHER;
  // This does not concern our own children.
  delete process.env.REVIEWS_LAUNCHER;
  if (launcher === undefined && process.env.npm_lifecycle_event === undefined) return;
  const parent = launcher === undefined ? process.ppid : Number(launcher);
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 1000);
  watch.unref();
}
