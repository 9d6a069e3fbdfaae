import { Type } from 'typebox';
import { DRY_RUN_DAYS } from '#domain/rules/rule.ts';
import { defineRoutes } from '../route.ts';
import { DryRun, DryRunBody, Rule, RuleBody, RuleChange, RuleList, RuleParams } from './rules.ts';

/** What is done with new and changed reviews that match a filter. */
export const rulesRoutes = {
  ...defineRoutes('Rules', {
    'GET /rules': {
      permission: 'rules:read',
      summary: 'The rules',
      description: 'People who are limited to some properties see their own.',
      response: RuleList,
    },
    'POST /rules': {
      permission: 'rules:manage',
      summary: 'Add a rule',
      description:
        'Once enabled, it is applied to reviews that are new or change from then on, with the access of its owner, and once for each content of a review. No rule publishes or hides a review, and a filter by stars alone is refused.',
      body: RuleBody,
      response: Rule,
      errors: [409],
    },
    'PATCH /rules/:id': {
      permission: 'rules:manage',
      summary: 'Change, enable or disable a rule',
      description:
        'A change disables it, unless `isEnabled` is true, which needs the hash of a dry run of the same filter and actions. The person who enables it becomes its owner.',
      params: RuleParams,
      body: RuleChange,
      response: Rule,
      errors: [409],
    },
    'DELETE /rules/:id': {
      permission: 'rules:manage',
      summary: 'Delete a rule',
      description: 'Its assignments, tags and notifications remain; its template suggestions are removed.',
      params: RuleParams,
      response: Type.Null(),
    },
    'POST /rules/dry-run': {
      permission: 'rules:manage',
      summary: `What a rule would have done in the last ${DRY_RUN_DAYS} days`,
      body: DryRunBody,
      response: DryRun,
    },
  }),
};
