import { counted } from '#domain/format-number.ts';
import type { GuestNameStyle } from '#domain/guests/guest-name.ts';
import type { ChannelRights } from '#domain/listings/channel-rights.ts';
import type { MailError } from '#domain/mail/mail.ts';
import type { FixableSetting } from '#domain/settings/settings.ts';

export const settingsCopy = {
  title: 'Settings',
  labels: {
    brandName: 'Brand name',
    timeZone: 'Time zone',
    syncIntervalMinutes: 'Minutes between syncs',
    responseDelayMinutes: 'Minutes until a response is sent',
  } satisfies Record<FixableSetting, string>,
  minutes: (count: number) => counted(count, 'minute', 'minutes'),
  fixed: (variable: string) => `Set by ${variable} in the environment.`,
} as const;

export const responsesCopy = {
  title: 'Responses',
  intro: 'A channel takes one response to a review, which cannot be changed there.',
  delayHelp: 'Until then it can be taken back. With 0 it is sent at once.',
  days: 'After a review is published, a channel accepts responses for this many days. Leave a field empty if there is no limit. “Answers” shows a deadline a day earlier, because channels count in their own time zones.',
  daysOf: (channel: string) => `Days on ${channel}`,
  assumed: 'The channel publishes no deadline; 14 days are assumed.',
  approve: 'A manager approves the responses of responders before they are sent',
  approveRules: [
    'Responses of responders wait on “Answers”. A manager edits and approves them there, or sends them back with a note.',
    'Responses of managers and admins need no approval.',
    'Responses that wait when you turn this off still need it.',
  ],
} as const;

export const modelCopy = {
  title: 'Language model',
  intro:
    'It writes drafts of responses and translates reviews when someone clicks. It gets the text, stars and channel of a review, the name, place and size of the property, and the company’s name. A person always sends the response.',
  switches: {
    modelReadsGuestNames: 'Give it the names of guests',
    modelReadsPrivateFeedback: 'Give it private feedback, for drafts',
    publicTranslations: 'Show guests the translations that managers have made, labelled, with the original',
  },
} as const;

export const channelsCopy = {
  title: 'Channels',
  intro:
    'Not every channel lets you show its reviews on your own pages. Your choice takes effect at once, also for approved reviews.',
  loading: 'Loading channels…',
  loadFailed: 'Failed to load the channels',
  saveFailed: 'Failed to save',
  choices: {
    shown: 'May be shown',
    warned: 'Show with a warning',
    hidden: 'Must not be shown',
  } satisfies Record<ChannelRights, string>,
  means: {
    shown: 'Managers can approve its reviews.',
    warned: 'Managers can approve its reviews and see a warning beside each.',
    hidden: 'Its reviews cannot be approved. Approved reviews are hidden until you allow the channel again.',
  } satisfies Record<ChannelRights, string>,
  hide: {
    title: (channel: string) => `Hide the reviews from ${channel}?`,
    counting: 'Counting the reviews…',
    consequence: (reviews: number, properties: number) =>
      reviews === 0
        ? 'None of its reviews are on the public site now.'
        : `${counted(reviews, 'review', 'reviews')} of ${counted(properties, 'property', 'properties')} will no longer be on the public site.`,
    reversible: 'They stay approved, and become public again when you allow the channel.',
    confirm: 'Hide reviews',
    failed: 'Failed to count its reviews',
  },
  saved: (channel: string, choice: string) => `${channel}: ${choice}. Saved.`,
  others: (count: number) => counted(count, 'more channel', 'more channels'),
} as const;

/** The texts that the sections about public pages share. */
export const publicCopy = {
  loading: 'Loading…',
  loadFailed: 'Failed to load the settings',
  saveFailed: 'Failed to save',
} as const;

export const companyCopy = {
  title: 'Company',
  intro: 'Changes apply at once. Pages that are already open show them after a reload.',
  brandHelp: 'Shown at the top of every page, before “Reviews”.',
  guestNames: 'Guests’ names on public pages',
  guestNameStyles: {
    full: 'Full name: Maria Silva',
    'first-name': 'First name and initial: Maria S.',
    initials: 'Initials: M. S.',
  } satisfies Record<GuestNameStyle, string>,
} as const;

export const brandCopy = {
  title: 'Public site',
  intro: 'How the pages for guests look. Changes apply at once.',
  logo: {
    label: 'Logo',
    help: 'A PNG, JPEG or WebP file of up to 1 MB, shown before the brand name. The bar at the top has the colour below, so a light logo on a transparent background looks best.',
    none: 'No logo yet.',
    current: 'Current logo',
    remove: 'Remove logo',
    tooLarge: 'The file is larger than 1 MB.',
    failed: 'Failed to save the logo',
  },
  colour: {
    label: 'Colour',
    help: 'For the bar at the top, the booking button and links. Enter a hex code such as #284e4c, or nothing for the default green.',
    choose: 'Choose a colour',
    invalid: 'Enter a colour such as #284e4c.',
    unreadable: 'This colour is too light to read text in. Choose a darker one.',
    preview: { light: 'Light mode', dark: 'Dark mode' },
    link: 'A link',
    button: 'Book this home',
  },
  homePage: {
    label: 'Home page',
    help: 'The company’s own site. The logo and the name at the top of the public pages lead to it.',
    invalid: 'Enter an address that begins with https://.',
  },
} as const;

export const embeddingCopy = {
  title: 'Other sites',
  intro:
    'Only these sites may show your reviews in a frame. The code to copy is below the reviews of each property.',
  label: 'Sites',
  help: 'One per line, such as https://www.example.com, without a path. Include www. if the site uses it.',
  invalid: (line: string) =>
    `“${line}” is not the address of a site. Write it like https://www.example.com, without a path.`,
} as const;

export const ratingsCopy = {
  title: 'Search engines',
  intro:
    'Property pages give search engines the name, location and size of a home. You choose whether they also give ratings.',
  rules: [
    'Google shows no stars for pages on which a business controls its own reviews.',
    'Google asks sites not to collect ratings from other websites, such as booking channels, and may penalize sites that do.',
  ],
  label: 'Give search engines the average rating and the number of reviews',
} as const;

export const mailCopy = {
  title: 'Mail',
  intro: 'Invitations, links to reset passwords, notices about accounts, and notifications are sent by mail.',
  neverSent: 'Nothing was sent in the last 30 days.',
  lastSent: (time: string) => `Last email sent ${time}.`,
  waiting: (count: number) =>
    count === 0 ? 'None is waiting.' : `${count} ${count === 1 ? 'is' : 'are'} waiting to be sent.`,
  lastFailure: (time: string, error: string) => `Last failure ${time}: ${error}`,
  errors: {
    unreachable: 'the mail server could not be reached.',
    timeout: 'the mail server did not answer in time.',
    encryption: 'the connection could not be encrypted, or the certificate is not valid.',
    credentials: 'the mail server did not accept the username and password.',
    settings: 'the mail server refuses the sender address.',
    'try-later': 'the mail server asked to try again later.',
    refused: 'the mail server refused the message.',
    'address-refused': 'the address does not exist.',
    'no-address': 'the person has no address any more.',
    unreadable: 'the stored email could not be decrypted, because SESSION_SECRET has changed.',
    withdrawn: 'it was withdrawn, because data of a guest was erased.',
    expired: 'it could not be sent in time.',
  } satisfies Record<MailError, string>,
  test: 'Send a test email to me',
  tested: 'The test email is on its way. Refresh to see whether it was sent.',
  refresh: 'Refresh',
  mailbox: 'Emails of the demo',
  loading: 'Loading…',
  loadFailed: 'Failed to load the state of emails',
  failed: 'The test email could not be sent. Try again.',
} as const;
