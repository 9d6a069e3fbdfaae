import { andList } from '#domain/format-list.ts';
import { counted } from '#domain/format-number.ts';
import { DRY_RUN_DAYS, type FilterFault } from '#domain/rules/rule.ts';

const reviews = (count: number) => counted(count, 'review', 'reviews');

export const rulesCopy = {
  title: 'Rules',
  intro:
    'A rule does something with each new or changed review that a saved view would show: it assigns, notifies, tags or suggests a template. No rule publishes or hides a review, and none goes by stars alone.',
  list: 'Rules',
  add: 'Add a rule',
  loading: 'Loading rules…',
  loadFailed: 'Failed to load the rules',
  none: 'There are no rules yet.',
  on: 'On',
  off: 'Off',
  paused: (reason: string) => `Paused: ${reason}`,
  of: (owner: string) => `of ${owner}`,
  assign: (name: string) => `assigns to ${name}`,
  notify: (names: readonly string[]) => `notifies ${andList(names)}`,
  tag: (tag: string) => `tags “${tag}”`,
  suggest: (name: string) => `suggests “${name}”`,
  unknownTemplate: 'a deleted template',
  applied: (count: number) =>
    count === 0 ? 'not applied yet' : `applied to ${reviews(count)}${count < 10_000 ? '' : ' or more'}`,
  last: (time: string) => `last ${time}`,
  rows: 'Show reviews',
  rowsOf: (name: string) => `Show the reviews of ${name}`,
  newest: 'The newest 100 are shown.',
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  switchOff: 'Switch off',
  switchOffOf: (name: string) => `Switch ${name} off`,
  switchFailed: 'The rule could not be switched off. Try again.',
} as const;

export const ruleDialogCopy = {
  addTitle: 'Add a rule',
  changeTitle: 'Change the rule',
  name: 'Name',
  view: 'Reviews of the view',
  viewHelp:
    'The rule copies its filters: a later change of the view does not change the rule. For other filters:',
  makeView: 'set them on the dashboard and save a view',
  unusable: (name: string) => `${name} (not for rules)`,
  choose: 'Choose a view',
  present: 'As it is now',
  filters: 'Filters',
  faults: {
    all: 'This view shows all reviews.',
    stars: 'No rule goes by stars alone, and new reviews do not differ in the other filters of this view.',
    alike:
      'New reviews do not differ in the filters of this view: all are recent, undecided, unanswered and unassigned.',
  } satisfies Record<FilterFault, string>,
  needed: 'A rule needs a filter by property, channel, language, topic, category with a score, tag or words.',
  assignee: 'Assign to',
  noOne: 'No one',
  notify: 'Notify',
  tag: 'Add the tag',
  template: 'Suggest the template',
  noTemplate: 'None',
  assignHelp: 'Reviews that are assigned already stay with their person.',
  tryIt: { submit: `Try it on the last ${DRY_RUN_DAYS} days`, submitting: 'Trying…', saved: '' },
  tryFailed: 'The rule could not be tried. Try again.',
  result: `The last ${DRY_RUN_DAYS} days`,
  matching: (count: number) =>
    count === 0 ? 'No review would have matched.' : `${reviews(count)} would have matched.`,
  wouldAssign: (count: number, name: string) => `${reviews(count)} assigned to ${name}`,
  wouldNotify: (names: readonly string[], count: number) => `${andList(names)} notified of ${reviews(count)}`,
  wouldTag: (count: number, tag: string) => `${reviews(count)} tagged “${tag}”`,
  wouldSuggest: (count: number) => `a template suggested for ${reviews(count)} without a response`,
  sample: 'The newest of them',
  rows: 'Show these reviews',
  nearlyByStars:
    'Nearly all reviews of these days match but for their stars, so that this rule goes by little else. Choose filters that say more.',
  forNew: 'It is applied to reviews that are new or change from now on, not to these, and with your access.',
  switchOn: 'Switch on',
  saveOff: 'Save, switched off',
  saving: 'Saving…',
  saveFailed: 'The rule could not be saved. Try again.',
  delete: 'Delete rule',
  deleteTitle: 'Delete this rule?',
  deleteText:
    'What it has assigned, tagged and notified stays; its suggestions of templates go. This cannot be undone.',
  deleteFailed: 'The rule could not be deleted. Try again.',
} as const;
