import type { AccessSetting } from '../accounts/access.ts';
import type { Actor } from '../accounts/actor.ts';
import type { Role } from '../accounts/permissions.ts';
import type { Month } from '../day.ts';
import type { ActivityFilter } from '../decisions/activity.ts';
import type { ListingId, ReviewId } from '../ids.ts';
import type { OwnTargetInput } from '../insights/targets.ts';
import type { Topic } from '../insights/topics.ts';
import type { ChannelRights } from '../listings/channel-rights.ts';
import type { Change } from '../notifications/change.ts';
import type { ReportRequest } from '../reports/report.ts';
import type { ReviewFilter } from '../reviews/filter.ts';
import type { RulePause } from '../rules/rule-pause.ts';
import type { Settings } from '../settings/settings.ts';
import type { RemovedReviews } from '../sources/source-account.ts';

type Nothing = Record<string, never>;

/** How a person tried to prove who they are, or why single sign-on refused them. */
export interface FailedAttempt {
  by?: string;
  refusal?: string;
  reason?: string;
}

/**
 * The data of each kind of event that changes what pages show. The name of a kind begins with its noun. An event
 * never contains personal data of guests, except what `guests/apply-erasures.ts` removes.
 */
interface ShownEvents {
  'review.created': Nothing;
  'review.changed': Nothing;
  /** It is no longer published on its channel. */
  'review.removed': Nothing;
  'review.approved': Nothing;
  'review.unpublished': Nothing;
  /** A person took a decision back. */
  'review.undecided': Nothing;
  'review.assigned': Nothing;
  /** `target` is the tag, which an erasure removes. */
  'review.tagged': Nothing;
  'review.untagged': Nothing;
  /** A note about it was added, changed or deleted. `mentions`: the usernames that were added. */
  'review.noted': { mentions?: string[] };
  /** A reason was added to a decision. */
  'review.explained': Nothing;
  /** A person replaced what the analysis had found. */
  'review.corrected': Nothing;
  /** Many reviews were added by a first sync or an import, which record one event per page instead of one per review. */
  'reviews.added': { count: number };
  /** The analysis of texts has changed the sentiment of reviews of a property. */
  'reviews.analysed': Nothing;
  /** The company's public response to a review. */
  'response.written': Nothing;
  /** For the approval of a manager. */
  'response.submitted': Nothing;
  /** By the username of its author; `changed`: the manager changed the text. */
  'response.approved': { author: string; changed: boolean };
  'response.returned': { author: string };
  /** Before it was sent. */
  'response.taken-back': Nothing;
  /** A person decided not to answer, or to do so after all. */
  'response.skipped': Nothing;
  'response.unskipped': Nothing;
  'response.sent': Nothing;
  /** Its channel refused it. */
  'response.refused': Nothing;
  /** It cannot be sent. */
  'response.cancelled': Nothing;
  /** `target` is its number. Its texts may be about guests. */
  'task.created': Nothing;
  'task.assigned': Nothing;
  'task.completed': Nothing;
  'task.cancelled': Nothing;
  'task.reopened': Nothing;
  'task.retried': Nothing;
  /** Its source has it. */
  'task.sent': Nothing;
  'task.refused': Nothing;
  /** At its source. */
  'task.changed': Nothing;
  'listing.changed': Nothing;
  /** A listing is part of another property now, or no longer. `same`: how many reviews both had. */
  'listing.merged': { into: ListingId; same: number };
  'listing.separated': { from: ListingId };
  /** A person has said that it is not the same as another. */
  'review.separated': { from: ReviewId };
  /** The Google place of a property. */
  'google-place.changed': { placeId: string | null };
  'booking-link.changed': { own: string | null };
  /** A machine translation of its text was stored. */
  'review.translated': { language: string };
  /** It stands for praise or criticism of its property. */
  'review.pinned': Nothing;
  'review.unpinned': Nothing;
  'channel-rights.changed': { rights: ChannelRights };
  'settings.changed': Partial<Settings>;
  /** A group of properties, whose reviews other sites may embed. */
  'group.changed': { id: number; name?: string; properties?: number };
  'group.deleted': { id: number };
  /** An account from which reviews are read; `target` is its name. */
  'source.added': Nothing;
  'source.changed': Nothing;
  'source.paused': Nothing;
  'source.resumed': Nothing;
  'source.removed': { reviews: RemovedReviews };
  /** The address at which it announces changes. */
  'source.address-renewed': Nothing;
  'source.address-removed': Nothing;
  'guest.erased': { reviews: number; quarantinedRows: number };
  'alert.raised': { topic: Topic | null };
  'alert.dismissed': { alert: number };
  /** Invented reviews, decisions and responses were added or deleted. */
  'demo.changed': Nothing;
}

/** The data of each kind of event that only the activity log or other programs show. */
interface OtherEvents {
  /** A language model was asked to translate a review, or a draft of its response. */
  'translation.requested': { model: string; prompt: string; language: string };
  /** A language model was asked to write a draft of a response. */
  'response.drafted': { model: string; prompt: string };
  'sync.failed': { reason: string; source: string };
  'sign-in.succeeded': { isKnownDevice?: boolean; by?: string };
  'sign-in.failed': FailedAttempt;
  /** Further sign-ins are refused for a time. */
  'sign-in.locked-out': { limit: string; seconds: number };
  'password.changed': Nothing;
  /** The current password was wrong. */
  'password.change-failed': FailedAttempt;
  'second-factor.added': { kind?: string };
  'second-factor.removed': { kind?: string };
  /** The code was wrong. */
  'second-factor.change-failed': FailedAttempt;
  /** A wrong password, code or passkey when confirming one's identity. */
  'reauthentication.failed': FailedAttempt;
  /** An admin or a command removed all second factors of a person. */
  'second-factors.reset': Nothing;
  'recovery-codes.renewed': Nothing;
  'sign-out.done': Nothing;
  /** Other sessions of the same user. */
  'session.ended': { sessions?: number };
  'user.added': { role?: Role; by?: string };
  'user.disabled': Nothing;
  'user.enabled': Nothing;
  'name.changed': Nothing;
  /** The address for mails: a proved one, or none. */
  'email.changed': Nothing;
  /** The mail server says that it does not exist. */
  'email.refused': Nothing;
  'invitation.made': { invitation: number; role: Role; listings: AccessSetting };
  'invitation.withdrawn': { invitation: number };
  'invitation.accepted': { invitation: number };
  'password-reset.made': Nothing;
  'password-reset.used': Nothing;
  /** Someone opened an invitation or a password reset that does not exist. */
  'link.refused': FailedAttempt;
  'emergency-access.changed': { isEmergency: boolean };
  'role.changed': { role: Role; by?: string };
  /** The properties that a user is limited to. */
  'access.changed': { listings: AccessSetting; by?: string };
  'token.created': object;
  'token.revoked': { owner: string };
  /** The token is not valid. */
  'token.refused': { call: string; reason: string };
  /** The permission was missing, or the request came from another site. */
  'request.refused': { call: string; reason: string };
  /** An admin deleted someone else's note. */
  'note.deleted': { author: string };
  /** A group of properties. */
  'group.added': { id: number; properties: number };
  /** A link to a report. */
  'report.made': { report: number } & ReportRequest;
  'report.revoked': { report: number };
  'report.opened': { report: number };
  /** To none if its author may no longer see its properties. */
  'report.mailed': { schedule: number; month: Month; mails: number };
  /** Reports that are mailed each month. */
  'report-schedule.added': { schedule: number; recipients: number };
  'report-schedule.deleted': { schedule: number };
  'target.added': { id: number } & OwnTargetInput;
  'target.changed': { id: number } & OwnTargetInput;
  'target.deleted': { id: number };
  'template.added': { own: boolean };
  'template.changed': { own: boolean };
  'template.deleted': { own: boolean };
  'templates.imported': { added: number };
  'guest.searched': Nothing;
  'guest.exported': { reviews: number; quarantinedRows: number };
  /** How the columns of files become reviews; `target` is the system that they are from. */
  'import-mapping.saved': Nothing;
  'import-mapping.deleted': Nothing;
  'reviews.imported': { read: number; added: number; changed: number };
  /** By a person, not by the schedule. */
  'sync.requested': Nothing;
  /** A property was assigned to quarantined reviews. */
  'row.assigned': { reviews: number };
  'reviews.exported': { format: string; withPrivateFeedback: boolean; filter: ReviewFilter };
  'decisions.exported': { filter: ActivityFilter };
  'insights.exported': { filter: object };
  'log.exported': { entries: number };
  /** By a command, not by the schedule. */
  'backup.made': Nothing;
  'backup.restored': { madeAt: string };
  'webhook.added': Nothing;
  'webhook.changed': Nothing;
  'webhook.deleted': Nothing;
  'webhook.secret-rotated': Nothing;
  /** By the product. */
  'webhook.disabled': { reason: 'gone' | 'failing' };
  'rule.added': Nothing;
  'rule.changed': Nothing;
  'rule.enabled': Nothing;
  'rule.disabled': Nothing;
  'rule.deleted': Nothing;
  /** By the product. */
  'rule.paused': { reason: RulePause };
  'rule.applied': { rule: number; reviews: number };
  /** Batches, whose reviews have events of their own. A triage grows, so its reviews are counted when it is shown. */
  'decisions.triage': Nothing;
  'decisions.undone': { reviews: number };
  'bulk.approved': { reviews: number };
  'bulk.unpublished': { reviews: number };
  'bulk.assigned': { reviews: number };
}

type EventData = ShownEvents & OtherEvents;
export type EventKind = keyof EventData;

/** A wrong password, code, passkey or link. */
export type FailureKind =
  | 'sign-in.failed'
  | 'password.change-failed'
  | 'second-factor.change-failed'
  | 'reauthentication.failed'
  | 'link.refused';

/** Who caused an event, and from which network address; null for commands and jobs. */
export type EventActor =
  | Pick<Actor, 'kind' | 'name' | 'address'>
  | { kind: 'anonymous'; name: null; address: string | null };

/** An event to record. It never contains a secret: no password, token, cookie or key. */
export type NewEvent<Kind extends EventKind = EventKind> = {
  [Each in Kind]: {
    kind: Each;
    /** The subject, if it is neither a listing nor a review: a username, a channel, the name of a file. */
    target?: string;
    listing?: ListingId;
    review?: ReviewId;
    /** How many events like this were omitted since the last one. */
    omitted?: number;
  } & (Record<never, never> extends EventData[Each] ? { data?: EventData[Each] } : { data: EventData[Each] });
}[Kind];

/** Which pages show the change: all pages about the property, only pages about the review, or any page. */
const SHOWN_BY: Record<keyof ShownEvents, 'property' | 'review' | 'any'> = {
  'review.created': 'property',
  'review.changed': 'property',
  'review.removed': 'property',
  'review.approved': 'property',
  'review.unpublished': 'property',
  'review.undecided': 'property',
  'review.assigned': 'property',
  'review.tagged': 'property',
  'review.untagged': 'property',
  'review.noted': 'review',
  'review.explained': 'review',
  'review.corrected': 'property',
  'reviews.added': 'property',
  'reviews.analysed': 'property',
  'response.written': 'review',
  'response.submitted': 'review',
  'response.approved': 'review',
  'response.returned': 'review',
  'response.taken-back': 'review',
  'response.skipped': 'review',
  'response.unskipped': 'review',
  'response.sent': 'property',
  'response.refused': 'review',
  'response.cancelled': 'review',
  'task.created': 'property',
  'task.assigned': 'property',
  'task.completed': 'property',
  'task.cancelled': 'property',
  'task.reopened': 'property',
  'task.retried': 'property',
  'task.sent': 'property',
  'task.refused': 'property',
  'task.changed': 'property',
  'listing.changed': 'property',
  'listing.merged': 'property',
  'listing.separated': 'property',
  'review.separated': 'property',
  'google-place.changed': 'property',
  'booking-link.changed': 'property',
  'review.translated': 'property',
  'review.pinned': 'property',
  'review.unpinned': 'property',
  'channel-rights.changed': 'property',
  'settings.changed': 'any',
  'group.changed': 'property',
  'group.deleted': 'property',
  'source.added': 'any',
  'source.changed': 'any',
  'source.paused': 'any',
  'source.resumed': 'any',
  'source.removed': 'any',
  'source.address-renewed': 'any',
  'source.address-removed': 'any',
  'guest.erased': 'property',
  'alert.raised': 'property',
  'alert.dismissed': 'property',
  'demo.changed': 'property',
};

/** The kinds of events that change what pages show. */
export const SHOWN_KINDS = Object.keys(SHOWN_BY);
/** The kinds that change only pages about one review. */
export const QUIET_KINDS = Object.entries(SHOWN_BY).flatMap(([kind, by]) => (by === 'review' ? kind : []));

/** If more properties than this have changed, all count as changed. */
const MAX_NAMED = 50;

/** The changes of pages that events cause, without duplicates. An event without a property may concern any property. */
export function changesOf(
  events: readonly { kind: string; listing: number | null; review: number | null }[],
): Change[] {
  const shown = events.map((event) => ({ ...event, by: SHOWN_BY[event.kind as keyof ShownEvents] }));
  if (shown.some(({ by }) => by === 'any')) return [{ topic: 'everything' }];
  const reviews = new Set(shown.flatMap(({ by, review }) => (by === 'review' && review ? review : [])));
  const listings = new Set(shown.flatMap(({ by, listing }) => (by === 'property' ? [listing] : [])));
  return [
    ...(listings.has(null) || listings.size > MAX_NAMED
      ? [{ topic: 'listings' } as const]
      : [...listings].flatMap((id) => (id === null ? [] : { topic: 'listing' as const, id }))),
    ...[...reviews].map((id) => ({ topic: 'review', id }) as const),
  ];
}
