import { type ControlCall, Refused } from '../control/control.ts';
import type { HostawayData } from './data.ts';
import { type HostawayEdits, UnknownRow } from './edits.ts';

/** The edits of an account over HTTP, and a look at its rows without tokens, pages or limits. */
export function editCalls(data: HostawayData, edits: HostawayEdits): ControlCall[] {
  return [
    { call: 'GET /control/reviews', does: 'every row as it is', run: () => data.reviews },
    {
      call: 'POST /control/reviews',
      does: 'adds a plain published review with the fields given',
      run: ({ body }) => edits.addReview(fieldsOf(body)),
    },
    change('PATCH /control/reviews/{id}', 'changes the fields given', edits.changeReview),
    onRow('DELETE /control/reviews/{id}', 'deletes a review', edits.deleteReview),
    onRow('POST /control/reviews/{id}/unpublish', 'makes its status submitted', edits.unpublishReview),
    onRow('POST /control/reviews/{id}/hide', 'hides a review', edits.hideReview),
    { call: 'GET /control/listings', does: 'every listing as it is', run: () => data.listings },
    {
      call: 'POST /control/listings',
      does: 'adds a listing with the fields given',
      run: ({ body }) => edits.addListing(fieldsOf(body)),
    },
    change('PATCH /control/listings/{id}', 'changes the fields given', edits.changeListing),
    onRow('DELETE /control/listings/{id}', 'deletes a listing and leaves its reviews', edits.deleteListing),
    { call: 'POST /control/tokens/revoke', does: 'forgets every token', run: edits.revokeTokens },
    { call: 'POST /control/tokens/expire', does: 'lets every token expire', run: edits.expireTokens },
  ];
}

function change(call: string, does: string, edit: (id: number, fields: object) => unknown): ControlCall {
  return { call, does, run: ({ id, body }) => known(() => edit(id, fieldsOf(body))) };
}

function onRow(call: string, does: string, edit: (id: number) => unknown): ControlCall {
  return { call, does, run: ({ id }) => known(() => edit(id)) };
}

function known<T>(edit: () => T): T {
  try {
    return edit();
  } catch (error) {
    throw error instanceof UnknownRow ? new Refused(404, error.message) : error;
  }
}

/** Fields are not checked further: a test may want a row that no live account would hold. */
function fieldsOf(body: unknown): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new Refused(400, 'The body must be an object of fields.');
}
