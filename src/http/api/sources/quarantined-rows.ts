import type { QuarantinedRow as QuarantinedRowOnWire } from '#contract/sources/quarantined-rows.ts';
import type { quarantinedRowsRoutes } from '#contract/sources/quarantined-rows-routes.ts';
import type { ListingId } from '#domain/ids.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { assignQuarantinedRow, quarantinedRows } from '#services/sources/quarantined-rows.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const quarantinedRowsHandlers = ({
  context,
}: HttpOptions): Handlers<typeof quarantinedRowsRoutes> => ({
  'GET /sync/quarantined': async ({ query }) => {
    const { limit = DEFAULT_PAGE_SIZE, offset = 0 } = query;
    const { rows, total } = await quarantinedRows(context, { limit, offset });
    return {
      rows: rows.map(({ key, reason, detail, raw, firstSeen, lastSeen }) => ({
        key,
        detail,
        raw,
        reason: reason as QuarantinedRowOnWire['reason'],
        firstSeen,
        lastSeen,
      })),
      total,
    };
  },
  'PUT /sync/quarantined/:key': async ({ params, body, actor }) => {
    const listingId = body.listingId as ListingId;
    const added = await assignQuarantinedRow(context, actor, params.key, listingId);
    return { listingId, added };
  },
});
