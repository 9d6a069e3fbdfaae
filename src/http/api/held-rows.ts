import { ok } from '#contract/envelope.ts';
import {
  HeldRowAssigned,
  HeldRowBody,
  HeldRowList,
  type HeldRow as HeldRowOnWire,
  HeldRowParams,
  HeldRowQuery,
} from '#contract/held-rows.ts';
import { calls } from '#contract/paths.ts';
import type { ListingId } from '#domain/ids.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { assignQuarantinedRow, quarantinedRows } from '#services/quarantined-rows.ts';
import { actorOf } from '../authorization.ts';
import type { HttpOptions, Server } from '../options.ts';
import { responses } from './responses.ts';

export function heldRowCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.heldRows(),
    {
      config: { permission: 'syncs:manage' },
      schema: {
        summary: 'Quarantined rows of Hostaway',
        description: 'Reviews of unknown listings and rows that could not be parsed, as Hostaway sent them.',
        tags: ['Sync'],
        querystring: HeldRowQuery,
        response: responses(HeldRowList, [400, 401, 503]),
      },
    },
    async (request) => {
      const { limit = DEFAULT_PAGE_SIZE, offset = 0 } = request.query;
      const { rows, total } = await quarantinedRows(context, { limit, offset });
      return ok({
        rows: rows.map(({ key, reason, detail, raw, firstSeen, lastSeen }) => ({
          key,
          detail,
          raw,
          reason: reason as HeldRowOnWire['reason'],
          firstSeen: firstSeen.toISOString(),
          lastSeen: lastSeen.toISOString(),
        })),
        total,
      });
    },
  );

  server.put(
    calls.heldRow(':key'),
    {
      config: { permission: 'syncs:manage' },
      schema: {
        summary: 'Assign a quarantined review to a listing',
        description:
          'Imports every quarantined review of the same upstream listing, now and at every later sync.',
        tags: ['Sync'],
        params: HeldRowParams,
        body: HeldRowBody,
        response: responses(HeldRowAssigned, [400, 401, 403, 404, 409, 413, 503]),
      },
    },
    async (request) => {
      const listingId = request.body.listingId as ListingId;
      const broughtIn = await assignQuarantinedRow(context, actorOf(request), request.params.key, listingId);
      return ok({ listingId, broughtIn });
    },
  );
}
