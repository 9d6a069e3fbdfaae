import type { viewsRoutes } from '#contract/reviews/views-routes.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { addView, changeView, listViews, removeView } from '#services/reviews/views.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const viewsHandlers = ({ context }: HttpOptions): Handlers<typeof viewsRoutes> => {
  const all = async (actor: Actor) => ({ views: await listViews(context, actor) });

  return {
    'GET /views': ({ actor }) => all(actor),
    'POST /views': async ({ body, actor }) => {
      await addView(context, actor, body);
      return all(actor);
    },
    'PATCH /views/:id': async ({ params, body, actor }) => {
      await changeView(context, actor, params.id, body);
      return all(actor);
    },
    'DELETE /views/:id': async ({ params, actor }) => {
      await removeView(context, actor, params.id);
      return all(actor);
    },
  };
};
