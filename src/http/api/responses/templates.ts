import type { templatesRoutes } from '#contract/responses/templates-routes.ts';
import {
  addTemplate,
  changeTemplate,
  importTemplates,
  listTemplates,
  removeTemplate,
} from '#services/responses/templates.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

/** Texts for responses, of the company and of single people. */
export const templatesHandlers = ({ context }: HttpOptions): Handlers<typeof templatesRoutes> => ({
  'GET /templates': async ({ actor }) => ({ templates: await listTemplates(context, actor) }),
  'POST /templates': async ({ body, actor }) => ({ templates: await addTemplate(context, actor, body) }),
  'PATCH /templates/:id': async ({ params, body, actor }) => ({
    templates: await changeTemplate(context, actor, params.id, body),
  }),
  'DELETE /templates/:id': async ({ params, actor }) => ({
    templates: await removeTemplate(context, actor, params.id),
  }),
  'POST /templates/import': ({ actor }) => importTemplates(context, actor),
});
