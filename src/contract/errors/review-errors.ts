import { MAX_BULK_REVIEWS } from '#domain/decisions/bulk.ts';
import { andList } from '#domain/format-list.ts';
import { counted, formatNumber } from '#domain/format-number.ts';
import { MAX_PERIOD_DAYS } from '#domain/insights/insights.ts';
import { MAX_ANALYSED_LENGTH } from '#domain/insights/topics.ts';
import type { Reason } from '#domain/reasons.ts';
import { MAX_RESPONSE_LENGTH } from '#domain/responses/response.ts';
import { MAX_TEMPLATES } from '#domain/responses/template.ts';
import { MAX_TAGS } from '#domain/reviews/tag.ts';
import { MAX_VIEWS } from '#domain/reviews/view.ts';
import type { Texts } from './texts.ts';

/** Why a review is in no list. */
const WITHDRAWN =
  'no longer published on its channel, a duplicate of another review, or waiting for its content to be fetched again';

/** About reviews, decisions, responses, insights and properties. */
export const REVIEW_ERRORS = {
  'filter-days-reversed': 'startDate is after endDate.',
  'filter-contradiction': ({ one, other }) => `${one} contradicts ${other}.`,
  'filter-not-among': ({ one, several }) => `${one} is not among ${several}.`,
  'filter-changed-decided': 'A changed review is undecided: changed contradicts approved or decision.',
  'filter-language-without-text': 'A review without text has no language.',
  'filter-analysed-without-text': 'hasText contradicts analysed: only texts are analysed.',
  'not-published': `This review is ${WITHDRAWN}, so it cannot be shown.`,
  'review-changed': 'This review has changed since it was shown to you. Please read it again.',
  'decided-since': ({ name, isApproved }) =>
    `${name} ${isApproved ? 'has approved this review' : 'has decided to keep this review unpublished'} since it was shown to you.`,
  'channel-hidden': ({ channel }) =>
    `Reviews from ${channel} must not be shown, so this one cannot be approved. A manager can change that in the settings.`,
  'reason-with-approval': 'reason may be given only where isApproved is false.',
  'reason-too-late':
    'Your disapproval is no longer the last decision on this review, so the reason was not saved.',
  'foreign-batch': 'This batch is not a triage of yours.',
  'undo-blocked': ({ problem }) => `This cannot be undone. ${problem}`,
  'undo-without-decision': 'There is no decision on this review.',
  'undo-after-change': 'This review has changed since, so this cannot be undone.',
  'undo-after-decision': ({ name }) => `This review has been decided again since, by ${name}.`,
  'skipped-decided': ({ by }) => (by === null ? 'Decided again since.' : `Decided again since, by ${by}.`),
  'skipped-assigned': 'Assigned again since.',
  'skipped-changed': 'Changed on its channel since.',
  'skipped-withdrawn': 'No longer published on its channel, or a duplicate.',
  'skipped-erased': 'The guest was erased.',
  'skipped-channel': ({ channel }) => `Reviews from ${channel} must not be shown.`,
  'skipped-missing': 'There is no such review.',
  'skipped-shown': 'Changed since it was shown to you.',
  'skipped-invisible': 'The person cannot see this property.',
  'bulk-changed': ({ matching, changed }) =>
    `These are no longer the reviews that were counted: ${matching} match now, and ${changed} would change. Nothing was changed. Count them again.`,
  'bulk-too-many': `More than ${MAX_BULK_REVIEWS} reviews match. Add a filter so that fewer do. Nothing was changed.`,
  'response-withdrawn': `This review is ${WITHDRAWN}, so it takes no response.`,
  'response-waiting': ({ by }) => `${by} has already written a response, which waits to be sent.`,
  'response-unapproved': ({ by }) =>
    `${by} has already written a response, which waits for the approval of a manager.`,
  'response-not-submitted': 'This response no longer waits for approval. Reload to see what became of it.',
  'response-resubmitted': 'The author has changed this response meanwhile. Read it again before you decide.',
  'response-second-look':
    'A model wrote a draft for this review. Compare your response with the review once more before you send it.',
  'response-exists': 'The company has already responded to this review.',
  'response-source-away': ({ by }) =>
    `${by} has already written a response. It will be sent once its source is connected and not paused.`,
  'source-removed': 'Its source was removed before this was sent.',
  'response-other-account': 'This review does not come from a connected account that takes responses.',
  'response-channel': ({ channel }) =>
    `Responses can be sent to Airbnb, Booking.com and VRBO, not to ${channel}.`,
  'response-without-text': 'Booking.com accepts no response to a review without text.',
  'response-missing': 'There is no response to take back.',
  'response-too-late-to-take-back': 'This response can no longer be taken back: sending it has begun.',
  'response-sent-too-late': ({ days }) => `sendAt must be at most ${days} days ahead.`,
  'response-empty': 'The response is empty.',
  'response-too-long': ({ over }) =>
    `The response is ${over} characters longer than the limit of ${MAX_RESPONSE_LENGTH}.`,
  'response-variable': ({ variable }) =>
    `The response still contains the variable ${variable}. Replace it with text.`,
  'template-of-company': 'Only managers of all properties can change the company’s templates.',
  'too-many-templates': `There are ${MAX_TEMPLATES} templates. Delete one to save another.`,
  'task-without-property': 'listingId or reviewId is required.',
  'task-other-property': 'listingId is not the property of the review.',
  'task-not-refused': 'This task was not refused.',
  'task-being-sent': 'This task is just being sent. Try again in a moment.',
  'assignee-unknown': ({ username }) =>
    `assignee is "${username}", which is not the username of an active person.`,
  'too-many-tags': `This review has ${MAX_TAGS} tags already. Remove one to add another.`,
  'empty-tag': 'tag must contain a letter, a digit or a sign.',
  'assignee-limited': ({ username }) => `${username} cannot see this property. Choose another person.`,
  'note-of-other': 'Only its author can change a note.',
  'note-of-other-delete': 'Only its author or an admin can delete a note.',
  'unknown-note': ({ note, review }) => `There is no note ${note} on review ${review}.`,
  'too-many-views': `You have ${MAX_VIEWS} views. Delete one to save another.`,
  'view-name-taken': ({ name }) => `You already have a view named "${name}".`,
  'view-of-other': ({ owner }) =>
    owner === null ? 'A built-in view cannot be changed.' : `Only ${owner} can change this view.`,
  'guest-empty': 'Choose at least one review or row to erase.',
  'guest-changed': 'Some of this data has changed since. Search again.',

  'text-empty': 'text is empty.',
  'text-too-long': `text has more than ${formatNumber(MAX_ANALYSED_LENGTH)} characters.`,
  'analysis-timeout': 'text could not be analysed in time.',
  'analysis-rate': ({ perMinute, seconds }) =>
    `${perMinute} texts can be analysed per minute. Wait ${seconds} seconds.`,
  'analysis-unavailable': ({ detail }) => `The text analysis cannot be started: ${detail}`,
  'sort-category': ({ names }) => `sortBy must be name, reviews or a category: ${names.join(', ')}.`,
  'period-reversed': 'from must not be after to.',
  'period-too-long': `from must be at most ${formatNumber(MAX_PERIOD_DAYS)} days before the end of the period.`,

  'property-not-found': 'Property not found',
  'property-merged': () => 'Property not found',
  'no-such-view': 'There is no such page.',
  'photo-not-found': 'There is no such photo.',
  'pin-not-public': 'Approve the review before you pin it.',
  'pin-neither': 'The review neither praises nor criticizes, so it cannot be pinned.',
  'booking-link': 'bookingUrl must be an address that begins with https://.',
  'sitemap-part': 'There is no such part of the sitemap.',
  'group-in-use': ({ group, names }) =>
    `${group} limits ${andList(names)}. Give them other properties first, then delete it.`,
  'group-named': ({ group, links, schedules, targets }) => {
    const uses = [
      links > 0 && counted(links, 'link to a report', 'links to reports'),
      schedules > 0 && counted(schedules, 'monthly report', 'monthly reports'),
      targets > 0 && counted(targets, 'target', 'targets'),
    ].filter((use) => use !== false);
    return `${group} has ${andList(uses)}. Revoke or delete them first, then delete the group.`;
  },
  'group-name-taken': ({ name }) => `There is already a group named ${name}.`,
  'unknown-alert': 'There is no such alert.',
} satisfies Partial<Texts<Reason>>;
