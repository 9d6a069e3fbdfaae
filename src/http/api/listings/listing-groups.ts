import type { listingGroupsRoutes } from '#contract/listings/listing-groups-routes.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { ListingId } from '#domain/ids.ts';
import {
  addGroup,
  changeGroup,
  listGroups,
  readGroup,
  removeGroup,
} from '#services/listings/listing-groups.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

/** Groups of properties, to which accounts can be limited. */
export const listingGroupsHandlers = ({ context }: HttpOptions): Handlers<typeof listingGroupsRoutes> => {
  const all = async (actor: Actor) => ({ groups: await listGroups(context, actor) });

  return {
    'GET /groups': ({ actor }) => all(actor),
    'GET /groups/:id': ({ params }) => readGroup(context, params.id),
    'POST /groups': async ({ body, actor }) => {
      const { name, listingIds } = body;
      await addGroup(context, actor, { name, listingIds: listingIds as ListingId[] });
      return all(actor);
    },
    'PATCH /groups/:id': async ({ params, body, actor }) => {
      const { name, listingIds } = body;
      await changeGroup(context, actor, params.id, {
        name,
        listingIds: listingIds as ListingId[] | undefined,
      });
      return all(actor);
    },
    'DELETE /groups/:id': async ({ params, actor }) => {
      await removeGroup(context, actor, params.id);
      return all(actor);
    },
  };
};
