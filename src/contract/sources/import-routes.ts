import { defineRoutes } from '../route.ts';
import { ImportQuery, ImportResult } from './review-files.ts';

export const importRoutes = defineRoutes({
  'POST /reviews/import': {
    permission: 'reviews:import',
    isUpload: true,
    summary: 'Import the reviews of a file',
    description:
      'The body is the file, of any content type. It is stored in batches of up to 1,000 rows, each completely or not at all; importing the same file again adds the rest. When the client disconnects, the import ends after the batch that is being stored.',
    tag: 'Reviews',
    query: ImportQuery,
    response: ImportResult,
    errors: [404, 409, 413],
  },
});
