import type { Day } from '../day.ts';
import type { EventActor, EventKind } from '../events/event.ts';
import { normalizeText } from '../normalize-text.ts';

/** What the log can be filtered by. */
export const LOG_KINDS = [
  'sign-in',
  'password',
  'people',
  'group',
  'token',
  'refusal',
  'settings',
  'decision',
  'response',
  'task',
  'export',
  'import',
  'guest',
  'backup',
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** Events that the log leaves out: nobody caused them, or a page shows their author where it shows the result. */
type UnloggedKind =
  | `review.${'created' | 'changed' | 'removed' | 'assigned' | 'tagged' | 'untagged' | 'noted' | 'translated' | 'explained' | 'corrected'}`
  | `reviews.${'added' | 'analysed'}`
  | `response.${'sent' | 'refused' | 'cancelled'}`
  | `task.${'assigned' | 'sent' | 'refused' | 'changed'}`
  | `alert.${string}`
  | 'listing.changed'
  | 'rule.applied'
  | 'demo.changed'
  | 'sync.failed';
export type LogAction = Exclude<EventKind, UnloggedKind>;

/** The kind of each action, and the words that people read and search for. */
const ACTIONS: Record<LogAction, readonly [LogKind, string]> = {
  'sign-in.succeeded': ['sign-in', 'Signed in'],
  'sign-in.failed': ['sign-in', 'Sign-in failed'],
  'sign-in.locked-out': ['sign-in', 'Sign-in locked after failures'],
  'sign-out.done': ['sign-in', 'Signed out'],
  'session.ended': ['sign-in', 'Ended other sessions'],
  'password.changed': ['password', 'Password changed'],
  'password.change-failed': ['password', 'Password change failed'],
  'password-reset.made': ['password', 'Password reset made'],
  'password-reset.used': ['password', 'Password reset used'],
  'second-factor.added': ['password', 'Second factor added'],
  'second-factor.removed': ['password', 'Second factor removed'],
  'second-factor.change-failed': ['password', 'Second factor change failed'],
  'reauthentication.failed': ['password', 'Confirmation of identity failed'],
  'second-factors.reset': ['password', 'Second factors reset'],
  'recovery-codes.renewed': ['password', 'Recovery codes renewed'],
  'emergency-access.changed': ['password', 'Emergency access changed'],
  'link.refused': ['password', 'Unknown invitation or reset link opened'],
  'user.added': ['people', 'Person added'],
  'user.disabled': ['people', 'Person deactivated'],
  'user.enabled': ['people', 'Person reactivated'],
  'name.changed': ['people', 'Name changed'],
  'email.changed': ['people', 'Email address changed'],
  'email.refused': ['people', 'Email address refused'],
  'role.changed': ['people', 'Role changed'],
  'access.changed': ['people', 'Properties of a person changed'],
  'invitation.made': ['people', 'Invitation made'],
  'invitation.withdrawn': ['people', 'Invitation withdrawn'],
  'invitation.accepted': ['people', 'Invitation accepted'],
  'group.added': ['group', 'Group added'],
  'group.changed': ['group', 'Group changed'],
  'group.deleted': ['group', 'Group deleted'],
  'token.created': ['token', 'API token created'],
  'token.revoked': ['token', 'API token revoked'],
  'token.refused': ['token', 'API token refused'],
  'request.refused': ['refusal', 'Request refused'],
  'settings.changed': ['settings', 'Settings changed'],
  'channel-rights.changed': ['settings', 'Rights of a channel changed'],
  'google-place.changed': ['settings', 'Google place changed'],
  'review.approved': ['decision', 'Approved'],
  'review.unpublished': ['decision', 'Kept unpublished'],
  'review.undecided': ['decision', 'Decision withdrawn'],
  'listing.merged': ['settings', 'Properties merged'],
  'listing.separated': ['settings', 'Properties separated'],
  'review.separated': ['settings', 'Reviews separated'],
  'booking-link.changed': ['settings', 'Booking link changed'],
  'report.made': ['export', 'Report link made'],
  'report.revoked': ['export', 'Report link revoked'],
  'report.opened': ['export', 'Report opened'],
  'report.mailed': ['export', 'Report emailed'],
  'report-schedule.added': ['export', 'Monthly reports added'],
  'report-schedule.deleted': ['export', 'Monthly reports deleted'],
  'rule.added': ['settings', 'Rule added'],
  'rule.changed': ['settings', 'Rule changed'],
  'rule.enabled': ['settings', 'Rule switched on'],
  'rule.disabled': ['settings', 'Rule switched off'],
  'rule.deleted': ['settings', 'Rule deleted'],
  'rule.paused': ['settings', 'Rule paused'],
  'target.added': ['settings', 'Target added'],
  'target.changed': ['settings', 'Target changed'],
  'target.deleted': ['settings', 'Target deleted'],
  'source.added': ['settings', 'Source connected'],
  'source.changed': ['settings', 'Source changed'],
  'source.paused': ['settings', 'Source paused'],
  'source.resumed': ['settings', 'Source resumed'],
  'source.removed': ['settings', 'Source removed'],
  'source.address-renewed': ['settings', 'New address for the calls of a source'],
  'source.address-removed': ['settings', 'Calls of a source turned off'],
  'webhook.added': ['settings', 'Webhook added'],
  'webhook.changed': ['settings', 'Webhook changed'],
  'webhook.deleted': ['settings', 'Webhook deleted'],
  'webhook.secret-rotated': ['settings', 'Secret of a webhook rotated'],
  'webhook.disabled': ['settings', 'Webhook disabled'],
  'review.pinned': ['settings', 'Review pinned'],
  'review.unpinned': ['settings', 'Review unpinned'],
  'decisions.triage': ['decision', 'Triage'],
  'decisions.undone': ['decision', 'Undone'],
  'bulk.approved': ['decision', 'Approved in bulk'],
  'bulk.unpublished': ['decision', 'Kept unpublished in bulk'],
  'bulk.assigned': ['decision', 'Assigned in bulk'],
  'response.written': ['response', 'Response written'],
  'response.submitted': ['response', 'Response submitted for approval'],
  'response.approved': ['response', 'Response approved'],
  'response.returned': ['response', 'Response returned to its author'],
  'response.taken-back': ['response', 'Response taken back'],
  'response.skipped': ['response', 'Response skipped'],
  'response.unskipped': ['response', 'Response no longer skipped'],
  'template.added': ['response', 'Template added'],
  'template.changed': ['response', 'Template changed'],
  'template.deleted': ['response', 'Template deleted'],
  'templates.imported': ['response', 'Templates imported'],
  'translation.requested': ['response', 'Translation by a model'],
  'response.drafted': ['response', 'Draft of a response by a model'],
  'task.created': ['task', 'Task created'],
  'task.completed': ['task', 'Task completed'],
  'task.cancelled': ['task', 'Task cancelled'],
  'task.reopened': ['task', 'Task reopened'],
  'task.retried': ['task', 'Refused task sent again'],
  'reviews.exported': ['export', 'Reviews exported'],
  'decisions.exported': ['export', 'History exported'],
  'insights.exported': ['export', 'Insights exported'],
  'log.exported': ['export', 'Activity exported'],
  'import-mapping.saved': ['import', 'Column mapping saved'],
  'import-mapping.deleted': ['import', 'Column mapping forgotten'],
  'reviews.imported': ['import', 'Reviews imported'],
  'sync.requested': ['import', 'Sync started'],
  'row.assigned': ['import', 'Property assigned to quarantined reviews'],
  'note.deleted': ['response', 'Someone else’s note deleted'],
  'guest.searched': ['guest', 'Guest data searched'],
  'guest.exported': ['guest', 'Data of a guest exported'],
  'guest.erased': ['guest', 'Data of a guest erased'],
  'backup.made': ['backup', 'Backup made'],
  'backup.restored': ['backup', 'Backup restored'],
};
export const LOGGED = Object.keys(ACTIONS);
const ENTRIES = Object.entries(ACTIONS) as [LogAction, readonly [LogKind, string]][];

/** An action in words. */
export function actionText(action: string): string {
  return ENTRIES.find(([name]) => name === action)?.[1][1] ?? action;
}

export function actionsOfKind(kind: LogKind): LogAction[] {
  return ENTRIES.flatMap(([action, [ofKind]]) => (ofKind === kind ? action : []));
}

/** The actions whose words contain a text, without regard to case. */
export function actionsNamed(text: string): LogAction[] {
  const wanted = normalizeText(text);
  return ENTRIES.flatMap(([action, [, words]]) => (normalizeText(words).includes(wanted) ? action : []));
}

export interface LogFilter {
  /** Who did it: a username or the name of a token. */
  by?: string;
  kind?: LogKind;
  startDate?: Day;
  endDate?: Day;
  /** A part of the action in words, of what it is about, or of the network address. */
  search?: string;
}

/** One thing that happened. A batch of decisions is one. */
export interface LogEntry {
  id: string;
  at: Date;
  actorKind: EventActor['kind'];
  by: string | null;
  action: LogAction;
  target: string | null;
  /** A triage has all addresses of its decisions. */
  address: string | null;
  detail: Record<string, unknown>;
}
