import { ok } from '#contract/envelope.ts';
import {
  ListingGroupBody,
  ListingGroupChange,
  ListingGroupList,
  ListingGroupMembers,
  ListingGroupParams,
} from '#contract/listings/listing-groups.ts';
import { calls } from '#contract/paths.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { ListingId } from '#domain/ids.ts';
import {
  addGroup,
  changeGroup,
  listGroups,
  readGroup,
  removeGroup,
} from '#services/listings/listing-groups.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

const TAGS = ['Groups'];
const config = { permission: 'people:manage' } as const;
/** The ids of 20,000 properties. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** Groups of properties, to which accounts can be limited. */
export function listingGroupCalls(server: Server, { context }: HttpOptions): void {
  // Where single sign-on limits people to the groups that it names, a new name is other access for people.
  const isNamedBySso = Boolean(context.sso?.mapping.groupClaim);
  const all = async (actor: Actor) => ok({ groups: await listGroups(context, actor) });

  server.get(
    calls.groups(),
    {
      config: { permission: 'people:read' },
      schema: {
        summary: 'The groups of properties',
        description: 'Only those who manage people learn who is limited to a group.',
        tags: TAGS,
        response: responses(ListingGroupList, [400, 401, 403, 503]),
      },
    },
    async (request) => all(actorOf(request)),
  );

  server.get(
    calls.group(':id'),
    {
      config,
      schema: {
        summary: 'A group with the ids of its properties',
        tags: TAGS,
        params: ListingGroupParams,
        response: responses(ListingGroupMembers, [400, 401, 403, 404, 503]),
      },
    },
    async (request) => ok(await readGroup(context, request.params.id)),
  );

  server.post(
    calls.groups(),
    {
      config: { ...config, ...(isNamedBySso && { reauthenticate: true }) },
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        summary: 'Make a group of properties',
        description: 'Returns all groups.',
        tags: TAGS,
        body: ListingGroupBody,
        response: responses(ListingGroupList, [400, 401, 403, 409, 413, 503]),
      },
    },
    async (request) => {
      const { name, listingIds } = request.body;
      await addGroup(context, actorOf(request), { name, listingIds: listingIds as ListingId[] });
      return all(actorOf(request));
    },
  );

  server.patch(
    calls.group(':id'),
    {
      // The properties of a group decide what its people can see.
      config: { ...config, reauthenticate: isNamedBySso || ((body) => 'listingIds' in body) },
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        summary: 'Change the name or the properties of a group',
        description: 'Who is limited to it sees the other properties at once. Returns all groups.',
        tags: TAGS,
        params: ListingGroupParams,
        body: ListingGroupChange,
        response: responses(ListingGroupList, [400, 401, 403, 404, 409, 413, 503]),
      },
    },
    async (request) => {
      const { name, listingIds } = request.body;
      await changeGroup(context, actorOf(request), request.params.id, {
        name,
        listingIds: listingIds as ListingId[] | undefined,
      });
      return all(actorOf(request));
    },
  );

  server.delete(
    calls.group(':id'),
    {
      config,
      schema: {
        summary: 'Delete a group',
        description: '409 while an account is limited to it. Returns the groups that are left.',
        tags: TAGS,
        params: ListingGroupParams,
        response: responses(ListingGroupList, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      await removeGroup(context, actorOf(request), request.params.id);
      return all(actorOf(request));
    },
  );
}
