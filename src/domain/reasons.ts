import { ACCOUNT_REASONS } from './accounts/account-reasons.ts';
import { INSIGHT_REASONS } from './insights/insight-reasons.ts';
import type { GroupUses } from './listings/listing-group.ts';
import {
  conflict,
  type ErrorCode,
  forbidden,
  invalid,
  type Kind,
  kind,
  nested,
  notFound,
  rateLimited,
  tooLarge,
  unauthenticated,
  unavailable,
} from './reason-kinds.ts';
import type { RulePause } from './rules/rule-pause.ts';
import type { MappingPart } from './sources/file-mapping.ts';
import { SOURCE_REASONS } from './sources/source-reasons.ts';
import { UPSTREAM_REASONS } from './upstream-reasons.ts';

export type { ErrorCode };

type Field = { field: string };
type Noun =
  | 'batch'
  | 'group'
  | 'listing'
  | 'report'
  | 'review'
  | 'source'
  | 'rule'
  | 'target'
  | 'task'
  | 'template'
  | 'user'
  | 'view'
  | 'webhook'
  | 'mapping'
  | 'delivery';
type Import = { problem: Problem; rows: number; isDryRun: boolean };

/** Why requests, reviews and files are refused: the closed list. `contract/errors/` has a text for each. */
export const REASONS = {
  // Requests
  'sign-in-required': unauthenticated(),
  'sign-in-for-unapproved': unauthenticated(),
  'sign-in-for-exact-total': unauthenticated(),
  'sign-in-to-filter': unauthenticated<Field>(),
  'sign-in-to-search': unauthenticated(),
  'needs-person': forbidden(),
  'role-forbids': forbidden(),
  'limited-account': forbidden(),
  'lacks-second-factor': forbidden(),
  'wrong-host': forbidden(),
  'unproven-origin': forbidden(),
  'foreign-site': forbidden(),
  'foreign-origin': forbidden(),
  'unknown-address': notFound(),
  'unknown-id': notFound<{ noun: Noun; id: number | string }>(),
  'unknown-reference': invalid<{ noun: 'group' | 'property' | 'person' | 'template'; id: number | string }>(),
  'too-many-requests': unavailable(),
  'client-disconnected': unavailable(),
  'other-exports': unavailable(),
  'other-uploads': unavailable(),
  'too-many-pages': unavailable(),
  'too-many-own-pages': rateLimited(),

  'request-not-understood': invalid(),
  'method-not-supported': invalid(),
  'request-too-slow': invalid(),
  'condition-not-met': invalid(),
  'address-too-long': invalid(),
  'body-not-json': invalid(),
  'body-too-large': tooLarge(),
  'range-unknown': invalid(),
  'headers-too-large': invalid(),
  internal: kind('internal')(),

  // Fields of requests
  'body-not-object': invalid(),
  'request-invalid': invalid(),
  'too-deep': invalid(),
  'if-match': invalid(),
  'line-not-json': invalid(),
  'line-without-text': invalid(),
  'line-language': invalid(),
  'in-line': nested<{ file: string; line: number; problem: Problem }>(),
  'in-field': nested<Field & { problem: Problem }>(),
  'or-null': nested<{ problem: Problem }>(),
  'field-unknown': invalid<Field>(),
  'field-missing': invalid<Field>(),
  'field-invalid': invalid<Field>(),
  'field-repeated': invalid<Field>(),
  'field-not-object': invalid<Field>(),
  'field-not-boolean': invalid<Field>(),
  'field-not-day': invalid<Field>(),
  'field-not-listed': invalid<Field & { values: readonly string[] }>(),
  'field-not-like': invalid<Field & { example: string }>(),
  'field-not-integer': invalid<Field & { min: number; max: number }>(),
  'field-not-number': invalid<Field & { min: number; max: number }>(),
  'field-not-integers': invalid<Field & { count: number; min: number; max: number }>(),
  'field-not-values': invalid<Field & { count: number }>(),
  'field-length': invalid<Field & { min: number; max: number | null }>(),
  'field-null-character': invalid<Field>(),
  'field-lone-surrogate': invalid<Field>(),
  'field-invisible': invalid<Field & { max: number | null }>(),
  'field-of-action': invalid<Field & { action: string }>(),
  'ids-and-filter': invalid(),
  'ids-or-filter-missing': invalid(),
  'time-zone': invalid<{ name: string }>(),
  'embed-origin': invalid<{ text: string }>(),
  'too-many-embed-origins': invalid(),
  'home-page': invalid(),
  'brand-colour': invalid<{ colour: string }>(),
  logo: invalid(),
  'fixed-setting': conflict<{ name: string; variable: string }>(),
  'google-place-id': invalid(),

  ...ACCOUNT_REASONS,

  // Reviews
  'filter-days-reversed': invalid(),
  'filter-contradiction': invalid<{ one: string; other: string }>(),
  'filter-not-among': invalid<{ one: string; several: string }>(),
  'filter-changed-decided': invalid(),
  'filter-language-without-text': invalid(),
  'filter-analysed-without-text': invalid(),
  'not-published': conflict(),
  'review-changed': conflict(),
  'decided-since': conflict<{ name: string; isApproved: boolean }>(),
  'channel-hidden': conflict<{ channel: string }>(),
  'reason-with-approval': invalid(),
  'reason-too-late': conflict(),
  'foreign-batch': forbidden(),
  'undo-blocked': conflict<{ problem: Problem }>(),
  'undo-without-decision': conflict(),
  'undo-after-change': conflict(),
  'undo-after-decision': conflict<{ name: string }>(),
  'skipped-decided': conflict<{ by: string | null }>(),
  'skipped-assigned': conflict(),
  'skipped-changed': conflict(),
  'skipped-withdrawn': conflict(),
  'skipped-erased': conflict(),
  'skipped-channel': conflict<{ channel: string }>(),
  'skipped-missing': conflict(),
  'skipped-shown': conflict(),
  'skipped-invisible': conflict(),
  'bulk-changed': conflict<{ matching: number; changed: number }>(),
  'bulk-too-many': invalid(),
  'response-withdrawn': conflict(),
  'response-waiting': conflict<{ by: string }>(),
  'response-unapproved': conflict<{ by: string }>(),
  'response-not-submitted': conflict(),
  'response-resubmitted': conflict(),
  'response-exists': conflict(),
  'response-second-look': conflict(),
  'response-other-account': conflict(),
  'response-channel': conflict<{ channel: string }>(),
  'response-without-text': conflict(),
  'response-missing': conflict(),
  'response-too-late-to-take-back': conflict(),
  'response-sent-too-late': invalid<{ days: number }>(),
  'response-empty': invalid(),
  'response-too-long': invalid<{ over: number }>(),
  'response-variable': invalid<{ variable: string }>(),
  'template-of-company': forbidden(),
  'too-many-templates': conflict(),
  'task-without-property': invalid(),
  'task-other-property': invalid(),
  'task-not-refused': conflict(),
  'task-being-sent': conflict(),
  'assignee-unknown': invalid<{ username: string }>(),
  'assignee-limited': invalid<{ username: string }>(),
  'note-of-other': forbidden(),
  'note-of-other-delete': forbidden(),
  'unknown-note': notFound<{ note: number; review: number }>(),
  'too-many-views': conflict(),
  'view-name-taken': conflict<{ name: string }>(),
  'view-of-other': forbidden<{ owner: string | null }>(),
  'guest-empty': invalid(),
  'guest-changed': conflict(),

  // Insights
  'text-empty': invalid(),
  'text-too-long': invalid(),
  'analysis-timeout': invalid(),
  'analysis-rate': rateLimited<{ perMinute: number; seconds: number }>(),
  'analysis-unavailable': unavailable<{ detail: string }>(),
  'sort-category': invalid<{ names: readonly string[] }>(),
  'period-reversed': invalid(),
  'period-too-long': invalid(),

  // Listings and Google
  'property-not-found': notFound(),
  'no-such-view': notFound(),
  'photo-not-found': notFound(),
  'pin-not-public': conflict(),
  'pin-neither': conflict(),
  'booking-link': invalid(),
  'sitemap-part': notFound(),
  'group-in-use': conflict<{ group: string; names: readonly string[] }>(),
  'group-named': conflict<{ group: string } & GroupUses>(),
  'group-name-taken': conflict<{ name: string }>(),
  'unknown-alert': notFound(),
  'webhook-address': invalid(),
  'too-many-webhooks': conflict(),
  'too-many-tags': conflict(),
  'too-many-rules': conflict(),
  'rule-by-stars': invalid(),
  'rule-without-action': invalid(),
  'rule-not-tried': conflict(),
  'rule-not-applicable': conflict<{ reason: RulePause }>(),
  'empty-tag': invalid(),
  'webhook-disabled': conflict(),
  'webhook-format': conflict(),
  'webhook-without-secret': conflict(),
  ...INSIGHT_REASONS,
  ...UPSTREAM_REASONS,

  // Sources
  ...SOURCE_REASONS,
  'source-rejected': invalid<{ problem: Problem }>(),
  'sync-or-import-running': conflict(),
  'sync-interrupted': unavailable(),
  'sync-superseded': conflict(),
  'row-assigned': notFound(),
  'row-not-understood': conflict<{ detail: string }>(),
  'import-source': invalid<{ source: string }>(),
  'mapping-not-json': invalid(),
  'mapping-invalid': nested<{ problem: Problem }>(),
  'mapping-incomplete': invalid<{ parts: readonly MappingPart[] }>(),
  'mapping-unknown-column': invalid<{ name: string }>(),
  'mapping-column-twice': invalid<{ name: string }>(),
  'mapping-not-needed': invalid(),
  'import-interrupted': unavailable(),
  'import-incomplete': nested<Import>(),
  'import-failed': nested<Import>(),

  // Review files
  'in-file': nested<{ file: string; problem: Problem }>(),
  'file-missing': notFound(),
  'file-folder': invalid(),
  'file-unreadable': invalid<{ code: string }>(),
  'file-empty': invalid(),
  'file-blank': invalid(),
  'file-not-text': invalid(),
  'file-not-utf-8': invalid<{ line: number }>(),
  'file-too-large': tooLarge(),
  'file-incomplete': unavailable<{ idleSeconds: number | null }>(),
  'file-row-too-long': invalid<{ unit: 'line' | 'row'; at: number }>(),
  'json-syntax': invalid<{ isCutOff: boolean; row: number | null }>(),
  'json-no-list': invalid(),
  'csv-unknown-columns': invalid<{ names: readonly string[]; more: number }>(),
  'csv-column-twice': invalid<{ name: string }>(),
  'csv-column-missing': invalid<{ names: readonly string[] }>(),
  'csv-many-columns': invalid<{ columns: number }>(),
  'csv-open-quote': invalid<{ line: number }>(),
  'csv-quote': invalid<{ line: number }>(),

  // Operation
  'failed-internally': unavailable(),
  'database-slow': unavailable(),
  'disk-full': unavailable(),
  'concurrent-change': unavailable(),
  'database-away': unavailable(),
  'database-unusable': unavailable(),
  'database-no-answer': unavailable(),
  'database-version': unavailable<{ setting: string; major: number; min: number }>(),
  'database-unreachable': unavailable<{ setting: string; detail: string }>(),
  'database-rights': unavailable<{ setting: string; detail: string }>(),
  'database-extension': unavailable<{ setting: string; detail: string }>(),
  'database-newer': unavailable<{ schema: string }>(),
  'database-owner': invalid<{ user: string }>(),
  'no-replica': unavailable(),
  'database-of-others': invalid(),
  'old-programs': invalid<{ folder: string; found: number; needed: number }>(),
  'cannot-listen': unavailable<{ code: string; host: string; setting: string; port: number }>(),
  'backup-stopped': unavailable(),
  'backup-exists': conflict<{ file: string }>(),
  'backup-unwritable': unavailable<{ file: string; code: string }>(),
  'backup-unreadable': invalid<{ file: string; code: string }>(),
  'backup-incomplete': invalid<{ file: string | null }>(),
  'backup-damaged-file': invalid<{ file: string; detail: string }>(),
  'backup-damaged': invalid<{ detail: string }>(),
  'backup-row-too-long': invalid(),
  'not-a-backup': invalid(),
  'backup-schema': invalid<{ version: string | null; schema: string }>(),
  'restore-busy': conflict(),
  'restore-in-use': conflict(),
  'restore-not-empty': conflict(),
};

export type Reason = keyof typeof REASONS;

/** The parameters of a reason. */
export type ParamsOf<R extends Reason> = (typeof REASONS)[R] extends Kind<infer Params> ? Params : never;

/** Why something was refused or has failed, as data that a page or a command renders. */
export interface Problem {
  reason: Reason;
  params: Readonly<Record<string, unknown>>;
}
