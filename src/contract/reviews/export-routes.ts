import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { ExportQuery } from '../sources/review-files.ts';

/** Downloads of the reviews that match a filter. */
export const exportRoutes = defineRoutes({
  'GET /reviews/export': {
    permission: 'reviews:export',
    summary: 'Export reviews as a file',
    description:
      'All reviews that match the filters of the list call, from one snapshot, without private feedback. An error after the first rows breaks the connection, so an incomplete file is never mistaken for a complete one.',
    tag: 'Reviews',
    query: ExportQuery,
    responses: {
      200: {
        description: 'The file.',
        content: {
          'text/csv': { schema: Type.String() },
          'application/x-ndjson': { schema: Type.String() },
        },
      },
    },
  },
});
