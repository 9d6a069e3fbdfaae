/** The variable with the id of the process whose end also ends this one; see `endWithParent`. */
export const asParent = () => ({ REVIEWS_LAUNCHER: String(process.pid) });

/**
 * A launcher or npm that is killed with SIGKILL cannot forward a signal, and its child would keep its port and its
 * database. So the parent is checked once a second, and when it has ended, this process ends as after SIGTERM.
 * Other parents are not checked: a process may outlive its shell on purpose.
 */
export function endWithParent(end = () => process.kill(process.pid, 'SIGTERM')) {
  const launcher = process.env.REVIEWS_LAUNCHER;
  // The variable is for this process only, not for its children.
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
