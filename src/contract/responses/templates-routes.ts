import { defineRoutes } from '../route.ts';
import {
  ImportedTemplates,
  TemplateBody,
  TemplateChange,
  TemplateList,
  TemplateParams,
} from './templates.ts';

/** Texts for responses, of the company and of single people. */
export const templatesRoutes = defineRoutes({
  'GET /templates': {
    permission: 'reviews:respond',
    summary: 'The company’s templates and your own',
    tag: 'Responses',
    response: TemplateList,
    errors: [400],
  },
  'POST /templates': {
    permission: 'reviews:respond',
    summary: 'Add a template',
    description: 'Only managers of all properties add one for the company. Returns all templates.',
    tag: 'Responses',
    body: TemplateBody,
    response: TemplateList,
    errors: [409],
  },
  'PATCH /templates/:id': {
    permission: 'reviews:respond',
    summary: 'Change a template',
    description: 'Returns all templates.',
    tag: 'Responses',
    params: TemplateParams,
    body: TemplateChange,
    response: TemplateList,
    errors: [404],
  },
  'DELETE /templates/:id': {
    permission: 'reviews:respond',
    summary: 'Delete a template',
    description: 'Returns the templates that are left.',
    tag: 'Responses',
    params: TemplateParams,
    response: TemplateList,
    errors: [404],
  },
  'POST /templates/import': {
    permission: 'templates:manage',
    summary: 'Add Hostaway’s message templates',
    description: 'Adds those that were not imported before, for the company. Returns all templates.',
    tag: 'Responses',
    response: ImportedTemplates,
    errors: [409],
  },
});
