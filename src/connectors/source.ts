import type { IncomingListing } from '#domain/listings/listing.ts';
import type { IncomingTemplate } from '#domain/responses/template.ts';
import type { TranslatedReview } from '#domain/reviews/review.ts';
import type { NoticeSubject, RefusedCall } from '#domain/sources/notice.ts';
import type { SourceSettings } from '#domain/sources/source-account.ts';
import type { Capability, Checkpoint, SourceKind } from '#domain/sources/source-kind.ts';
import type { Task, TaskStatus } from '#domain/tasks/task.ts';
import type { ConnectionOptions } from './requests/connection.ts';
import type { RateLimit } from './requests/rate-limiter.ts';

/** What a sync reads: everything, or what may be new. */
export type SyncScope =
  | {
      kind: 'full';
      /** Where an earlier read stopped. The part before it is read afterwards. */
      checkpoint: Checkpoint | null;
    }
  | {
      kind: 'recent';
      now: Date;
    };

/** Part of a sync, which is stored in one transaction. Listings come before the reviews that refer to them. */
export type SyncBatch =
  | { kind: 'listings'; listings: IncomingListing[] }
  | {
      kind: 'reviews';
      /** Reviews, and rows that are not reviews with the reason. */
      rows: TranslatedReview[];
      /** The number of rows of the whole account; null while it is not known. */
      expected: number | null;
      /** Stored with the rows. A full sync that fails continues there. */
      checkpoint: Checkpoint;
    };

/**
 * The names of guests of stored reviews, by the upstream ids of the reviews; null for a guest who was erased. Used by
 * sources that send names only on request.
 */
export type StoredNames = (upstreamIds: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;

/** A running read of an account. */
export interface SourceRead {
  batches: AsyncIterable<SyncBatch>;
  /** Once `batches` has ended: listings whose reviews still exist, but cannot be read at the moment. */
  unreadable?: ReadonlySet<string>;
  /**
   * Reads again what a full read may have missed, once `batches` has ended: pages move while they are read. Reviews that it
   * does not find no longer exist.
   *
   * @param missing the upstream ids of stored reviews that were on no page
   * @param listings the source's ids of the listings of those reviews; null among them if one is not known
   */
  reread(missing: readonly string[], listings: ReadonlySet<string | null>): AsyncIterable<SyncBatch>;
}

/** A response to a review. */
export interface OutgoingResponse {
  /** The source's ids of the review and its listing; the latter is empty if it is not known. */
  upstreamId: string;
  upstreamListingId: string;
  text: string;
  writtenAt: Date;
  /** Whether an earlier attempt may have arrived. */
  mayHaveArrived: boolean;
}

/** Whether the source accepted a response, or its reason for rejecting it. */
export type RespondOutcome = { kind: 'sent' } | { kind: 'refused'; reason: string };

/** A task as it should be at the source. */
export interface OutgoingTask extends Pick<Task, 'title' | 'description' | 'category' | 'status'> {
  /** Null until it is known to be there. */
  upstreamId: string | null;
  /** Whether an earlier attempt may have created it. */
  mayExist: boolean;
  /** Letters and digits that no other task contains. */
  marker: string;
  upstreamListingId: string;
  reservationId: string | null;
  dueAt: Date | null;
}

/** `unneeded`: the task was completed or cancelled before it was created. */
export type TaskOutcome =
  | { kind: 'sent'; upstreamId: string; status: TaskStatus }
  | { kind: 'unneeded' }
  | { kind: 'refused'; reason: string };

export interface SourceTasks {
  /**
   * Creates a task, or sets the status of one that exists, and reads it back. Repeating it after a lost response is safe: a
   * task that arrived is found by its marker. When it throws, the outcome is unknown.
   */
  save(task: OutgoingTask): Promise<TaskOutcome>;
  /** The status of a task; null for a status that has no equivalent here. */
  statusOf(upstreamId: string): Promise<TaskStatus | 'deleted' | null>;
}

/** A setting that an account needs, as the form shows it. */
interface SourceSetting {
  key: string;
  label: string;
  /** Where to find it. */
  help: string;
  /** Never shown again. */
  isSecret: boolean;
  /** Comes from a consent, so it is not typed. */
  isGranted?: true;
}

/** The parameters of a consent page of the source. */
export interface ConsentRequest {
  /** The address of the product to which the browser returns. */
  redirectUri: string;
  /** Returned unchanged. */
  state: string;
}

/** A consent page, and the secret of PKCE, which is sent with the code. */
export interface ConsentPage {
  address: string;
  codeVerifier: string;
}

/** The code with which the browser returned, and what its consent page was opened with. */
export interface ConsentAnswer {
  code: string;
  redirectUri: string;
  codeVerifier: string;
}

/** An account to which a consent gives access. */
export interface GrantedAccount {
  /** The source's id of it. */
  account: string;
  name: string;
  /** All settings of an account of this source. */
  settings: SourceSettings;
}

/** Access that a person grants on a page of the source: OAuth 2.0 with an authorization code and PKCE (RFC 6749, 7636). */
export interface SourceConsent {
  /** Whose page it is, such as `Google`. */
  provider: string;
  /** @param settings those that a person typed @param url the address of the source */
  start(settings: SourceSettings, request: ConsentRequest, url: string): ConsentPage;
  /**
   * Exchanges the code with which the browser returned.
   *
   * @param settings those that a person typed
   * @returns the accounts from which the person chooses
   * @throws AppError that says why there is no access
   */
  grant(
    settings: SourceSettings,
    answer: ConsentAnswer,
    options: ConnectionOptions,
  ): Promise<GrantedAccount[]>;
}

/** A call that arrived at the address of an account. */
export interface IncomingCall {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  now: Date;
}

/** How a call was understood. */
export type ReceivedCall =
  | { kind: 'refused'; reason: RefusedCall }
  /** It announces nothing that is read. */
  | { kind: 'ignored' }
  /** `delivery` is the same for each repetition of a call. */
  | { kind: 'notice'; delivery: string; subject: NoticeSubject };

/** How a source announces changes to an address of the product. Present with the capability `webhooks`. */
export interface SourceWebhooks {
  /** What calls are signed with. */
  setting: SourceSetting;
  /** Where people paste the address, and what they choose there. */
  help: string;
  /**
   * Verifies a call without sending a request. Its content is not stored, because calls arrive in any order; what it is
   * about is read instead.
   */
  receive(call: IncomingCall, secret: string): ReceivedCall;
}

/** What is read because of notices: a listing with these reviews, which may be on any page, or reviews of unknown listings. */
export interface NoticedListing {
  listing: string | null;
  reviews: readonly string[];
}

/** What is the same for all accounts of a source. */
export interface SourceDefinition {
  kind: SourceKind;
  capabilities: ReadonlySet<Capability>;
  settings: readonly SourceSetting[];
  /** Where a person has to grant access. Its settings are marked `isGranted`. */
  consent?: SourceConsent;
  /** For how many calendar days the source allows storing its content; without a limit if absent. */
  storageDays?: number;
  /** Of all processes together. */
  rateLimit: RateLimit;
  /** Whether the rate limit applies to each key, or to all accounts together. */
  isLimitedByKey: boolean;
  /** Identifies an account, however its settings are typed. Not a secret. */
  accountOf(settings: SourceSettings): string;
  webhooks?: SourceWebhooks;
  /** Translates a row as the source sent it, or as it was quarantined. */
  translateRow(raw: unknown): TranslatedReview;
  open(settings: SourceSettings, options: ConnectionOptions): Source;
}

/** An account at another system that has reviews. Every failure is an `AppError` whose text may be shown. */
export interface Source extends Pick<SourceDefinition, 'kind' | 'capabilities'> {
  /**
   * Checks the settings with as few requests as possible.
   *
   * @returns the source's id of the account
   * @throws AppError that says what is wrong
   */
  check(): Promise<string>;
  /** @param storedNames finds the names that need not be requested again; none by default */
  sync(scope: SyncScope, storedNames?: StoredNames): SourceRead;
  /**
   * Sends the response to a review. Repeating it after a lost response is safe: a response that arrived counts as sent. When
   * it throws, the outcome is unknown. Present with the capability `respond`.
   */
  respond?(response: OutgoingResponse): Promise<RespondOutcome>;
  /** Present with the capability `tasks`. */
  tasks?: SourceTasks;
  /** Reads what a source has announced, which may no longer exist. Present with the capability `webhooks`. */
  readNoticed?(noticed: NoticedListing): AsyncIterable<SyncBatch>;
  /** All message templates that have a text. Present with the capability `templates`. */
  messageTemplates?(): Promise<IncomingTemplate[]>;
  /** Aborts running requests; later ones fail. */
  close(): Promise<void>;
}
