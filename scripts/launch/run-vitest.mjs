import { endWithParent } from './parent.mjs';

/**
 * Vitest as the leader of its own process group: tests start servers, databases and browsers, and Vitest, asked to
 * end, ends at once without them. As a group they can be ended together, by `tests` in checks.mjs or, if that is
 * gone, from here.
 */
endWithParent(() => process.kill(0, 'SIGTERM'));
await import('../../node_modules/vitest/vitest.mjs');
