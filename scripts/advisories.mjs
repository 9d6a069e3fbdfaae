import { advisories } from './launch/checks.mjs';

/** `npm run advisories`: fails when a package in the lock file has a known advisory of severity high or critical. */
const { failed } = await advisories();
process.exitCode = failed > 0 ? 1 : 0;
