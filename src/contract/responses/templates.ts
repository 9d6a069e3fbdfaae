import { type Static, Type } from 'typebox';
import { TOPICS } from '#domain/insights/topics.ts';
import { MAX_RESPONSE_LENGTH } from '#domain/responses/response.ts';
import { MAX_TEMPLATE_NAME, TEMPLATE_VARIABLES } from '#domain/responses/template.ts';
import { LANGUAGE_PATTERN } from '#domain/reviews/language.ts';
import { inputObject, named, nullable, optional, optionalInput } from '../schema.ts';

const Ref = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const variables = TEMPLATE_VARIABLES.map((name) => `{{${name}}}`).join(', ');

const FIELDS = {
  name: Type.String({ minLength: 1, maxLength: MAX_TEMPLATE_NAME }),
  text: Type.String({
    minLength: 1,
    maxLength: MAX_RESPONSE_LENGTH,
    description: `May contain ${variables}. A response with any other variable cannot be sent.`,
  }),
  own: Type.Boolean({ description: 'Whether only the person who saves it sees it.' }),
  language: nullable(Type.String({ pattern: LANGUAGE_PATTERN, examples: ['de'] }), {
    description: 'ISO 639-1 code of the language of the reviews that it is for; null for all.',
  }),
  stars: Type.Array(Type.Integer({ minimum: 1, maximum: 5 }), {
    maxItems: 5,
    description: 'The whole stars of the reviews that it is for; empty for all.',
  }),
  topics: Type.Array(Type.Enum([...TOPICS]), {
    maxItems: TOPICS.length,
    description: 'The topics of the reviews that it is for; empty for all.',
  }),
};

export const Template = named('Template', { id: Ref, ...FIELDS });
export type Template = Static<typeof Template>;

export const TemplateList = Type.Object({ templates: Type.Array(Template) });
export const ImportedTemplates = Type.Object({
  templates: Type.Array(Template),
  added: Type.Integer({ minimum: 0 }),
  failed: Type.Array(Type.String(), { description: 'The names of the accounts that could not be read.' }),
});

const { name, text } = FIELDS;
export const TemplateBody = inputObject({ ...optional(FIELDS), name, text });
export const TemplateChange = optionalInput(FIELDS);
export const TemplateParams = inputObject({ id: Ref });
