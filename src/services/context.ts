import type { GooglePlaces } from '#connectors/google-places/source.ts';
import type { LanguageModel } from '#connectors/language-model/client.ts';
import type { ListingPhotos } from '#connectors/listing-photos/listing-photos.ts';
import type { MailSender } from '#connectors/mail/mail-sender.ts';
import type { SingleSignOn } from '#connectors/openid-connect/single-sign-on.ts';
import type { ReviewFiles } from '#connectors/review-files/review-file.ts';
import type {
  ConsentAnswer,
  ConsentPage,
  ConsentRequest,
  GrantedAccount,
  Source,
  SourceConsent,
  SourceDefinition,
} from '#connectors/source.ts';
import type { WriteChatMessage } from '#connectors/webhooks/chat-message.ts';
import type { SendWebhook } from '#connectors/webhooks/webhook-sender.ts';
import type { Month } from '#domain/day.ts';
import type { ReviewId, TaskId } from '#domain/ids.ts';
import type { AnalyseTexts } from '#domain/insights/topics.ts';
import type { MailContent } from '#domain/mail/mail.ts';
import type { ShownNotification } from '#domain/notifications/notification.ts';
import type { Problem } from '#domain/reasons.ts';
import type { ReviewContent } from '#domain/reviews/revision.ts';
import type { PreparedLogo } from '#domain/settings/brand.ts';
import type { RefusedCall } from '#domain/sources/notice.ts';
import type { SourceAccount, SourceSettings } from '#domain/sources/source-account.ts';
import type { SourceKind } from '#domain/sources/source-kind.ts';
import type { Accounts } from '#storage/accounts/accounts.ts';
import type { ApiTokens } from '#storage/accounts/api-tokens.ts';
import type { BackupFiles } from '#storage/backup/files.ts';
import type { Changes } from '#storage/events/changes.ts';
import type { Sealer } from '#storage/sealed-text.ts';
import type { AddressTokens } from '#storage/sources/address-tokens.ts';
import type { Storage } from '#storage/storage.ts';
import type { ListingCache } from './listings/listing-cache.ts';
import type { Presence } from './notifications/presence.ts';
import type { WindowCounts } from './rate-limits.ts';
import type { CurrentSettings } from './settings/current-settings.ts';

export interface Stored {
  storage: Storage;
}

export interface Clock {
  now: () => Date;
  /** IANA name of the time zone in which days begin and end, from the settings. */
  readonly timeZone: string;
}

export interface Logs {
  log: Log;
  /** For messages that repeat while something is unavailable: each is written at most once a minute. */
  outageLog: Log;
}

export interface Configured {
  settings: CurrentSettings;
}

export interface Logos {
  /** Converts an uploaded logo to the image that pages show; null for an unsupported file. */
  prepareLogo: (original: Buffer) => Promise<PreparedLogo | null>;
}

/** Change events of this and every other process. */
export interface Live {
  changes: Changes;
  /** Who looks at which review. */
  presence: Presence;
}

export interface Cached {
  listings: ListingCache;
}

/** Jobs that services enqueue, with the data of each. */
export interface JobData {
  sync: { source: string };
  'withdraw-reviews': { source: string };
  'deliver-response': { reviewId: ReviewId; source: string };
  'deliver-task': { taskId: TaskId; source: string };
  'forgotten-password': { login: string; address: string };
}

/** Jobs run in the background of any server process. */
export interface Jobs {
  /**
   * Enqueues a job unless one with the same data is queued or running. A queued one gets the new start time.
   *
   * @param startAfter when it runs at the earliest
   * @throws in a command, which runs no jobs
   */
  enqueue<Name extends keyof JobData>(name: Name, data: JobData[Name], startAfter?: Date): Promise<void>;
  /** The data of the jobs that are queued or running. */
  queued<Name extends keyof JobData>(name: Name): Promise<JobData[Name][]>;
}

export interface Queued {
  jobs: Jobs;
}

export interface SignIns extends Stored, Logs {
  accounts: Accounts;
  /** Null when single sign-on is not configured. */
  sso: SingleSignOn | null;
  /** Whether a password is in a public list of leaked passwords. */
  isKnownPassword: (password: string) => Promise<boolean>;
  /** Started passkey sign-ins by address. */
  passkeyVisitors: WindowCounts;
  /** Forgotten passwords by address. */
  resetVisitors: WindowCounts;
}

export interface Tokens {
  apiTokens: ApiTokens;
  tokenRequests: WindowCounts;
}

export interface Limits {
  analyses: WindowCounts;
  /** Refused calls of sources by the addresses of callers. */
  refusedCalls: WindowCounts;
  /** The last refused call of each account that is not stored yet. */
  newRefusals: Map<string, RefusedCall>;
  /** Requests for reports by the networks of visitors. */
  reportVisitors: WindowCounts;
  /** Counts events that anyone can cause without limit, so that only the first of a window is recorded. */
  repeatableEvents: WindowCounts;
}

/** An account from which reviews are read. */
export interface ConnectedSource {
  /** The source of its listings and reviews. */
  id: string;
  /** What people call it. */
  name: string;
  /** What the source calls the account. */
  account: string;
  connector: Source;
}

/** The consent of a source whose address is known. */
export interface BoundConsent extends Pick<SourceConsent, 'provider'> {
  start(settings: SourceSettings, request: ConsentRequest): ConsentPage;
  grant(settings: SourceSettings, answer: ConsentAnswer): Promise<GrantedAccount[]>;
}

export interface Sources {
  sources: {
    /** Those that are read, without the paused ones. */
    list(): readonly ConnectedSource[];
    /** Those of the environment. */
    readonly fixed: readonly ConnectedSource[];
    /** Those that admins have connected. */
    accounts(): readonly SourceAccount[];
    readonly definitions: Record<SourceKind, SourceDefinition>;
    /** Opens an account to check its settings. The caller closes it. */
    open(kind: SourceKind, settings: SourceSettings): Source;
    /** Asks a person for access on a page of the source; null where its settings are typed. */
    consentOf(kind: SourceKind): BoundConsent | null;
    /** Reads the accounts again. */
    reload(): Promise<void>;
    /** Under which the access tokens of all accounts are stored, also of paused ones. */
    tokenKeys(): Promise<string[]>;
    close(): Promise<void>;
  };
  /** Encrypts the settings of accounts. */
  sourceSettings: Sealer;
  /** A keyed hash of the content of a review, which reveals nothing without the product's secret. */
  hashContent: (content: ReviewContent & { id: ReviewId }) => string;
  /** Encrypts consents that have begun, which browsers remember. */
  sourceConsents: Sealer;
  /** The unguessable parts of the addresses at which sources call. */
  addressTokens: AddressTokens;
  /**
   * The source of rows that do not name one: that of the account of the environment. Rows of the demo's simulator have a source of their own, so they are never
   * mixed with real ones.
   */
  defaultSource: string;
  photos: ListingPhotos;
  readonly syncIntervalMinutes: number;
}

export interface Google extends Stored, Clock {
  /** Null when Google Places is not configured. */
  google: GooglePlaces | null;
  googleHealth: GoogleHealth;
  /** The company's Google place; a listing may have its own. */
  googlePlaceId: string | null;
  /** Requests to Google allowed in one day, for all processes on the database together. */
  googleDailyLimit: number;
  /** Requests to Google by the addresses of visitors. */
  googleVisitors: WindowCounts;
}

/** Drafts and translations by a language model. */
export interface Model extends Stored, Clock {
  /** Null when none is configured: its calls do not exist. */
  languageModel: LanguageModel | null;
  /** Requests to the model allowed in one day, for all processes on the database together. */
  modelDailyLimit: number;
  /** Requests of each person or token. */
  modelRequests: WindowCounts;
  /** How many requests of this process are running. */
  modelLoad: { running: number };
}

export interface Analyser {
  analyseTexts: AnalyseTexts;
}

export interface Files extends Stored, Logs {
  /** Reads and writes files of reviews. */
  reviewFiles: ReviewFiles;
}

/** What is sent to other systems without being asked for. */
export interface Outgoing extends Stored, Clock {
  sendWebhook: SendWebhook;
  writeChatMessage: WriteChatMessage;
  /** Encrypts the secrets of webhooks. */
  webhookSecrets: Sealer;
}

/** A mail in the mailbox of the demo. */
export interface MailInMailbox {
  at: Date;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** The mails of the demo, the oldest first. */
export type Mailbox = () => readonly MailInMailbox[];

export interface Mailing {
  /** Null without SMTP: no mails are queued or sent. */
  mailer: MailSender | null;
  /** Encrypts the contents of waiting mails, and the tokens of their links. */
  mailContents: Sealer;
  /** In the demo, what its mail server has got; null for a real one. */
  mailbox: Mailbox | null;
  /** Mails that people can send to an address of their choice. */
  ownMails: WindowCounts;
  /** The address of the product, without a slash at the end. */
  publicUrl: string;
}

/** Texts that services do not write themselves. */
export interface NotificationTexts {
  notificationMail: (
    notifications: readonly ShownNotification[],
    options: { nameOf: (username: string) => string; timeZone: string; isDigest: boolean },
  ) => MailContent;
}

/** The mails that carry links to reports. */
export interface ReportMails {
  reportMail: (subject: string | null, month: Month, token: string) => MailContent;
}

export interface Backups extends Stored, Logs {
  /** The version of the product. */
  version: string;
  backupFiles: BackupFiles;
  /** How many daily backups are kept; 0 when none are made. */
  dailyBackups: number;
}

/** Everything that services depend on, created once in `app.ts`. Each service takes the parts that it uses. */
export interface Context
  extends Configured,
    Logos,
    Live,
    Cached,
    Queued,
    SignIns,
    Tokens,
    Limits,
    Sources,
    Google,
    Model,
    Analyser,
    Files,
    Outgoing,
    Mailing,
    ReportMails,
    NotificationTexts,
    Backups {}

/** The last results of requests to Google by this process. */
export interface GoogleHealth {
  lastSuccess: Date | null;
  lastError: { at: Date; problem: Problem } | null;
}

/** The part of a logger that services use. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
