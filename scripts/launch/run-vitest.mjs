import { endWithParent } from './parent.mjs';

/**
 * Runs Vitest as the leader of its own process group. Tests start servers, databases and browsers, which Vitest does not
 * stop when it receives a signal. `tests` in checks.mjs ends the whole group, or this process if that one has ended.
 */
endWithParent(() => process.kill(0, 'SIGTERM'));
await import('../../node_modules/vitest/vitest.mjs');
