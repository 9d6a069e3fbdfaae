/** Every kind of expected error. `http/errors.ts` maps each to a status. */
export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  /** The password is right, and a code is needed too. */
  | 'second-factor-required'
  /** The password is right, and the passkey is needed too. */
  | 'passkey-required'
  /** The call needs a proof of identity. */
  | 'reauthentication-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'rate-limited'
  | 'unavailable'
  /** A defect. */
  | 'internal';

declare const parameters: unique symbol;
/** The code of a reason, with the type of its parameters. `nested` stands for the code of the parameter `problem`. */
type Kind<Params> = (ErrorCode | 'nested') & { [parameters]?: Params };

const kind =
  (code: ErrorCode | 'nested') =>
  <Params = unknown>(): Kind<Params> =>
    code as Kind<Params>;
const invalid = kind('invalid');
const unauthenticated = kind('unauthenticated');
const forbidden = kind('forbidden');
const notFound = kind('not-found');
const conflict = kind('conflict');
const tooLarge = kind('too-large');
const rateLimited = kind('rate-limited');
const unavailable = kind('unavailable');
const nested = kind('nested');

type Field = { field: string };
/** Why a connection to another service failed. */
type ConnectionFailure = 'unreachable' | 'timeout' | 'too-slow' | 'interrupted' | 'too-large';
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
  'unknown-id': notFound<{
    noun: 'batch' | 'group' | 'listing' | 'review' | 'template' | 'user' | 'view';
    id: number | string;
  }>(),
  'unknown-reference': invalid<{ noun: 'group' | 'property'; id: number | string }>(),
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

  // Accounts
  'wrong-password': unauthenticated(),
  'wrong-password-or-sso': unauthenticated<{ provider: string }>(),
  'wrong-sign-in-code': unauthenticated(),
  'code-required': kind('second-factor-required')(),
  'passkey-required': kind('passkey-required')(),
  'proof-required': kind('reauthentication-required')(),
  'proof-missing': invalid(),
  'wrong-proof': forbidden<{ by: 'password' | 'code' | 'passkey' }>(),
  'proof-by-sign-in': forbidden<{ provider: string | null }>(),
  'too-many-failures': rateLimited<{ minutes: number }>(),
  'too-many-codes': rateLimited(),
  'too-many-passkey-sign-ins': rateLimited(),
  'no-single-sign-on': notFound(),
  'password-too-short': invalid(),
  'password-too-long': invalid(),
  'password-guessable': invalid(),
  'password-leaked': invalid(),
  'password-unchanged': invalid(),
  'wrong-current-password': forbidden(),
  'no-password': conflict<{ username: string }>(),
  'username-reserved': invalid(),
  'username-invalid': invalid(),
  'username-taken': conflict<{ username: string }>(),
  'invited-username': conflict<{ username: string }>(),
  'invitation-needless': conflict<{ provider: string }>(),
  'invitation-not-open': notFound(),
  'link-unknown': notFound(),
  'link-ended': conflict<{ kind: 'invitation' | 'reset'; state: 'used' | 'withdrawn' | 'expired' }>(),
  'own-password-reset': forbidden(),
  'person-disabled': conflict<{ name: string }>(),
  'only-admin': conflict<{ username: string }>(),
  'demo-user': conflict(),
  'demo-second-factor': forbidden(),
  'own-second-factors': forbidden(),
  'second-factor-at-provider': forbidden<{ provider: string | null }>(),
  'wrong-new-code': invalid(),
  'one-time-passwords-on': conflict(),
  'one-time-passwords-off': conflict(),
  'passkey-failed': invalid(),
  'passkey-not-known': unauthenticated<{ provider: string | null }>(),
  'unknown-passkey': notFound(),
  'token-role': forbidden<{ role: string }>(),
  'token-name': invalid(),
  'token-name-taken': conflict<{ owner: string | null; name: string }>(),
  'token-expiry': invalid<{ from: string; to: string }>(),
  'too-many-tokens': conflict<{ owner: string | null }>(),
  'unknown-token': notFound(),
  'token-requests': rateLimited<{ perMinute: number; seconds: number }>(),
  'token-refused': unauthenticated(),

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
  'group-name-taken': conflict<{ name: string }>(),
  'unknown-alert': notFound(),
  'no-google-place': notFound(),
  'no-such-google-place': notFound(),
  'google-visitor-limit': rateLimited(),
  'google-daily-limit': unavailable(),
  'google-place-gone': notFound(),
  'google-place-unknown': notFound(),
  'google-connection': unavailable<{ failure: ConnectionFailure }>(),
  'google-key': unavailable(),
  'google-access': unavailable<{ api: 'new' | 'older' | 'older-disabled' }>(),
  'google-quota': unavailable(),
  'google-internal': unavailable<{ status: string }>(),
  'google-rejected': unavailable<{ status: string | null }>(),
  'google-unreadable': unavailable<{ isHtml: boolean }>(),

  // Sources
  'no-hostaway': unavailable(),
  'hostaway-connection': unavailable<{ failure: ConnectionFailure }>(),
  'hostaway-closed': unavailable(),
  'hostaway-response': unavailable<{ kind: 'json' | 'html' | 'empty' | 'invalid' }>(),
  'hostaway-no-reason': conflict(),
  'hostaway-incomplete-list': unavailable(),
  'hostaway-empty-account': unavailable(),
  'hostaway-credentials': unavailable(),
  'hostaway-too-many': unavailable(),
  'hostaway-status': unavailable<{ status: number }>(),
  'sync-or-import-running': conflict(),
  'sync-interrupted': unavailable(),
  'sync-superseded': conflict(),
  'row-assigned': notFound(),
  'row-not-understood': conflict<{ detail: string }>(),
  'import-source': invalid<{ source: string }>(),
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
  'file-utf-16': invalid(),
  'file-not-utf-8': invalid<{ line: number }>(),
  'file-too-large': tooLarge(),
  'file-incomplete': unavailable<{ idleSeconds: number | null }>(),
  'file-row-too-long': invalid<{ unit: 'line' | 'row'; at: number }>(),
  'json-syntax': invalid<{ isCutOff: boolean; row: number | null }>(),
  'json-no-list': invalid(),
  'csv-separator': invalid<{ separator: string }>(),
  'csv-unknown-columns': invalid<{ names: readonly string[]; more: number }>(),
  'csv-column-twice': invalid<{ name: string }>(),
  'csv-column-missing': invalid<{ names: readonly string[] }>(),
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
