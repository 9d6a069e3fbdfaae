import { defineRoutes } from '../route.ts';
import { BulkBody, BulkResult } from './bulk.ts';

/** Room for 100,000 ids of up to 16 digits. */
const BODY_LIMIT_BYTES = 3 * 1024 * 1024;

/** The same change of many reviews. */
export const bulkRoutes = defineRoutes({
  'POST /reviews/bulk': {
    permission: 'reviews:decide',
    concurrency: 'bulk',
    summary: 'Approve, unpublish or assign many reviews',
    description:
      'All changes are one transaction and one batch. With `dryRun` nothing changes, and the result says what would. 409, and nothing changes, when the reviews are no longer those that a dry run counted (`expected`, `fingerprint`).',
    tag: 'Reviews',
    body: BulkBody,
    response: BulkResult,
    errors: [409],
    bodyLimit: BODY_LIMIT_BYTES,
  },
});
