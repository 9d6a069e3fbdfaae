import { ok } from '#contract/envelope.ts';
import { Erased, FoundGuest, GuestData, GuestSearch, GuestSelection } from '#contract/guests/guests.ts';
import { calls } from '#contract/paths.ts';
import { eraseGuest, exportGuest, findGuest } from '#services/guests/guests.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

const TAGS = ['Guests'];
const config = { permission: 'guests:manage' } as const;
const guarded = { ...config, reauthenticate: true } as const;

/** What data-protection law lets guests ask for. */
export function guestCalls(server: Server, { context }: HttpOptions): void {
  server.post(
    calls.findGuest(),
    {
      config,
      schema: {
        summary: 'Find what is stored about a guest',
        description: 'Changes nothing. The name is in the body, because proxies log addresses.',
        tags: TAGS,
        body: GuestSearch,
        response: responses(FoundGuest, [400, 401, 403, 413, 503]),
      },
    },
    async (request) => {
      const { reviews, rows, isComplete } = await findGuest(context, actorOf(request), request.body.search);
      return ok({
        reviews: reviews.map(({ submittedAt, ...review }) => ({
          ...review,
          reviewDate: submittedAt.toISOString(),
        })),
        quarantinedRows: rows.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt.toISOString() })),
        isComplete,
      });
    },
  );

  server.post(
    calls.exportGuest(),
    {
      config,
      schema: {
        summary: 'Everything that is stored about the given reviews and rows',
        description: 'With notes, responses, decisions and reasons.',
        tags: TAGS,
        body: GuestSelection,
        response: responses(GuestData, [400, 401, 403, 413, 503]),
      },
    },
    async (request) => ok(await exportGuest(context, actorOf(request), request.body)),
  );

  server.post(
    calls.eraseGuest(),
    {
      config: guarded,
      schema: {
        summary: 'Erase a guest from the given reviews and rows',
        description:
          'Names, texts, private feedback, stay dates, reservations, notes, responses, reasons, corrections and topics are erased for good; ratings stay in averages. It cannot be undone, and no sync or import brings the data back. All or nothing.',
        tags: TAGS,
        body: GuestSelection,
        response: responses(Erased, [400, 401, 403, 409, 413, 503]),
      },
    },
    async (request) => {
      const { reviewIds, rows } = request.body;
      await eraseGuest(context, actorOf(request), request.body);
      return ok({ reviews: reviewIds.length, quarantinedRows: rows.length });
    },
  );
}
