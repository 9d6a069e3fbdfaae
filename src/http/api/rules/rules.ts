import type { rulesRoutes } from '#contract/rules/rules-routes.ts';
import type { RuleActions } from '#domain/rules/rule.ts';
import { addRule, changeRule, deleteRule, dryRun, listRules } from '#services/rules/rules.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';
import { reviewOut } from '../reviews/review-out.ts';

const NO_ACTIONS: RuleActions = { assignee: null, notify: [], tag: null, templateId: null };

export const rulesHandlers = ({ context }: HttpOptions): Handlers<typeof rulesRoutes> => ({
  'GET /rules': async ({ actor }) => ({ rules: (await listRules(context, actor)).map(ruleOut) }),
  'POST /rules': async ({ body, actor }) =>
    ruleOut(await addRule(context, actor, { ...NO_ACTIONS, ...body })),
  'PATCH /rules/:id': async ({ params, body, actor }) =>
    ruleOut(await changeRule(context, actor, params.id, body)),
  'DELETE /rules/:id': async ({ params, actor }) => {
    await deleteRule(context, actor, params.id);
    return null;
  },
  'POST /rules/dry-run': async ({ body, actor }) => {
    const { sample, ...run } = await dryRun(context, actor, { name: 'dry run', ...NO_ACTIONS, ...body });
    return { ...run, sample: sample.map(reviewOut) };
  },
});

const ruleOut = ({ notify, ...rule }: Awaited<ReturnType<typeof addRule>>) => ({
  ...rule,
  notify: [...notify],
});
