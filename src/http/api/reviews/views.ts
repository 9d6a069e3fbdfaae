import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { ViewBody, ViewChange, ViewList, ViewParams } from '#contract/reviews/views.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { addView, changeView, listViews, removeView } from '#services/reviews/views.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

const TAGS = ['Views'];

export function viewCalls(server: Server, { context }: HttpOptions): void {
  const all = async (actor: Actor) => ok({ views: await listViews(context, actor) });

  server.get(
    calls.views(),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'The saved views, each with its number of reviews',
        tags: TAGS,
        response: responses(ViewList, [400, 401, 503]),
      },
    },
    async (request) => all(actorOf(request)),
  );

  server.post(
    calls.views(),
    {
      config: { permission: 'views:write' },
      schema: {
        summary: 'Save filters and an order as a view',
        description: 'Returns all views.',
        tags: TAGS,
        body: ViewBody,
        response: responses(ViewList, [400, 401, 403, 409, 413, 503]),
      },
    },
    async (request) => {
      await addView(context, actorOf(request), request.body);
      return all(actorOf(request));
    },
  );

  server.patch(
    calls.view(':id'),
    {
      config: { permission: 'views:write' },
      schema: {
        summary: 'Change a view, its place, or whether it is your default',
        description: 'Only its owner may change a view. Any view can be your default. Returns all views.',
        tags: TAGS,
        params: ViewParams,
        body: ViewChange,
        response: responses(ViewList, [400, 401, 403, 404, 409, 413, 503]),
      },
    },
    async (request) => {
      await changeView(context, actorOf(request), request.params.id, request.body);
      return all(actorOf(request));
    },
  );

  server.delete(
    calls.view(':id'),
    {
      config: { permission: 'views:write' },
      schema: {
        summary: 'Delete a view of yours',
        description: 'Returns the views that are left.',
        tags: TAGS,
        params: ViewParams,
        response: responses(ViewList, [400, 401, 403, 404, 503]),
      },
    },
    async (request) => {
      await removeView(context, actorOf(request), request.params.id);
      return all(actorOf(request));
    },
  );
}
