import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import {
  QuarantinedRowAssigned,
  QuarantinedRowBody,
  QuarantinedRowList,
  type QuarantinedRow as QuarantinedRowOnWire,
  QuarantinedRowParams,
  QuarantinedRowQuery,
} from '#contract/sources/quarantined-rows.ts';
import type { ListingId } from '#domain/ids.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { assignQuarantinedRow, quarantinedRows } from '#services/sources/quarantined-rows.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

export function quarantinedRowCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.quarantinedRows(),
    {
      config: { permission: 'syncs:manage' },
      schema: {
        summary: 'Quarantined rows of Hostaway',
        description: 'Reviews of unknown listings and rows that could not be parsed, as Hostaway sent them.',
        tags: ['Sync'],
        querystring: QuarantinedRowQuery,
        response: responses(QuarantinedRowList, [400, 401, 503]),
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
          reason: reason as QuarantinedRowOnWire['reason'],
          firstSeen: firstSeen.toISOString(),
          lastSeen: lastSeen.toISOString(),
        })),
        total,
      });
    },
  );

  server.put(
    calls.quarantinedRow(':key'),
    {
      config: { permission: 'syncs:manage' },
      schema: {
        summary: 'Assign a quarantined review to a listing',
        description:
          'Imports every quarantined review of the same upstream listing, now and at every later sync.',
        tags: ['Sync'],
        params: QuarantinedRowParams,
        body: QuarantinedRowBody,
        response: responses(QuarantinedRowAssigned, [400, 401, 403, 404, 409, 413, 503]),
      },
    },
    async (request) => {
      const listingId = request.body.listingId as ListingId;
      const added = await assignQuarantinedRow(context, actorOf(request), request.params.key, listingId);
      return ok({ listingId, added });
    },
  );
}
