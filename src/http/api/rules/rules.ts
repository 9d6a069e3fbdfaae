import type { rulesRoutes } from '#contract/rules/rules-routes.ts';
import type { RuleActions } from '#domain/rules/rule.ts';
import { addRule, changeRule, deleteRule, dryRun, listRules } from '#services/rules/rules.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';
import { reviewOut } from '../reviews/review-out.ts';

const NO_ACTIONS: RuleActions = { assignee: null, notify: [], tag: null, templateId: null };

export const rulesHandlers = ({ context }: HttpOptions): Handlers<typeof rulesRoutes> => ({
  'GET /rules': async ({ actor }) => ({ rules: await listRules(context, actor) }),
  'POST /rules': ({ body, actor }) => addRule(context, actor, { ...NO_ACTIONS, ...body }),
  'PATCH /rules/:id': ({ params, body, actor }) => changeRule(context, actor, params.id, body),
  'DELETE /rules/:id': ({ params, actor }) => deleteRule(context, actor, params.id),
  'POST /rules/dry-run': async ({ body, actor }) => {
    const { sample, ...run } = await dryRun(context, actor, { name: 'dry run', ...NO_ACTIONS, ...body });
    return { ...run, sample: sample.map(reviewOut) };
  },
});
