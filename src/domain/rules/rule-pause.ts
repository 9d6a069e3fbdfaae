/**
 * Why the product has switched a rule off: its owner is deactivated, may no longer manage rules, or lost the access to a
 * property that the filter names; a guest’s name was erased from its filter, or the filter goes by stars alone; the person, people or template of its actions are gone; or it could not be applied.
 */
export const RULE_PAUSES = [
  'owner-disabled',
  'owner-role',
  'owner-access',
  'filter-erased',
  'by-stars',
  'assignee-gone',
  'recipients-gone',
  'template-gone',
  'failed',
] as const;
export type RulePause = (typeof RULE_PAUSES)[number];
