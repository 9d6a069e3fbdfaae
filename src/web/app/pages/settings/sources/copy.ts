import { counted } from '#domain/format-number.ts';

type Waiting = { responses: number; tasks: number };

const waitingText = ({ responses, tasks }: Waiting) =>
  [responses > 0 && counted(responses, 'response', 'responses'), tasks > 0 && counted(tasks, 'task', 'tasks')]
    .filter(Boolean)
    .join(' and ');

export const sourcesCopy = {
  title: 'Sources',
  intro: 'Reviews are read from these accounts. Each is synced by itself: if one fails, the others go on.',
  list: 'Sources',
  loading: 'Loading sources…',
  loadFailed: 'Failed to load the sources',
  none: 'No account is connected yet.',
  paused: 'Paused',
  running: 'Syncing',
  failed: 'The last sync failed',
  unreadable: 'Its settings cannot be read: enter them again',
  fixed: 'configured on the server',
  reviews: (reviews: number, isExact: boolean) =>
    isExact ? counted(reviews, 'review', 'reviews') : `more than ${counted(reviews, 'review', 'reviews')}`,
  lastSuccess: (time: string) => `last synced ${time}`,
  never: 'not yet synced',
  storedFor: (days: number) => `contents are kept for ${days} days, and fetched again by each full sync`,
  dropped: (reviews: number) =>
    `${counted(reviews, 'review', 'reviews')} without content until the next sync`,
  near: (reviews: number) =>
    `${counted(reviews, 'review', 'reviews')} to be deleted within five days unless fetched`,
  progress: (read: number, expected: number | null) =>
    expected === null ? `${counted(read, 'row', 'rows')} read` : `${read} of ${expected} rows read`,
  waiting: (waiting: Waiting) => `${waitingText(waiting)} to be sent`,
  check: 'Check',
  checkOf: (name: string) => `Check ${name}`,
  checking: 'Checking…',
  works: 'The account answers, and its settings are right.',
  checkFailed: 'The account could not be checked. Try again.',
  pause: 'Pause',
  pauseOf: (name: string) => `Pause ${name}`,
  resume: 'Resume',
  resumeOf: (name: string) => `Resume ${name}`,
  changeFailed: 'The source could not be changed. Try again.',
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
} as const;

export const sourceDialogCopy = {
  open: 'Connect an account',
  addTitle: 'Connect an account',
  changeTitle: (name: string) => `Change ${name}`,
  kind: 'System',
  name: 'Name',
  nameHelp: 'What people here call it, such as the name of a brand or a country.',
  settings: 'To replace the key, fill in all of these fields. They are never shown again.',
  add: { submit: 'Check and connect', submitting: 'Checking…' },
  save: { submit: 'Save', submitting: 'Saving…', saved: 'Saved.' },
  failed: 'The account could not be connected. Try again.',
  required: 'This is needed.',
  remove: 'Remove source',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'Its settings are deleted, and nothing is read from it any more. What happens to its reviews here?',
  keep: 'Keep them',
  keepHelp:
    'They stay as they are, also on public pages, but no longer follow their channels, and responses to them cannot be sent.',
  keepLimited: (days: number) =>
    `Their texts, names and stars are deleted ${days} days after they were last read, because the source allows no longer storage. Until then they stay as they are. Decisions, notes and responses stay.`,
  withdraw: 'Take them away',
  withdrawHelp:
    'They leave all lists, numbers and public pages. Connecting the same account again brings them back as pending. Imported ones stay.',
  cancelled: (waiting: Waiting) =>
    `${waitingText(waiting)} not sent yet will be cancelled, with this as the reason.`,
  removeFailed: 'The source could not be removed. Try again.',
} as const;

export const consentCopy = {
  redirect: 'Redirect address',
  redirectHelp: (provider: string) => `Register it at ${provider}, for the client with this ID.`,
  submit: (provider: string) => `Continue with ${provider}`,
  submitting: 'Opening the page…',
  again: (provider: string) => `Consent again with ${provider}`,
  againOf: (provider: string, name: string) => `Consent again with ${provider} for ${name}`,
  failed: 'The page could not be opened. Try again.',
  title: 'Connect an account',
  loading: 'Checking the consent…',
  loadFailed: 'The consent could not be checked',
  lost: 'No consent has begun in this tab. Start again under Sources.',
  choose: 'Which account should be connected?',
  connect: { submit: 'Check and connect', submitting: 'Checking…' },
  connectFailed: 'The account could not be connected. Try again.',
  back: 'Back to the sources',
} as const;

export const addressCopy = {
  open: 'Instant updates',
  openOf: (name: string) => `Instant updates of ${name}`,
  on: (time: string | null) => (time === null ? 'instant updates are on' : `last instant update ${time}`),
  refused: 'An instant update was refused',
  title: (name: string) => `Instant updates of ${name}`,
  intro: (source: string) =>
    `${source} can report new and changed reviews to an address here. They then appear within seconds instead of with the next sync.`,
  address: 'Address',
  lastNotice: (time: string) => `The last update arrived ${time}.`,
  noNotice: 'No update has arrived yet.',
  lastRefusal: (time: string, reason: string) => `An update was refused ${time}: ${reason}`,
  reasons: (setting: string) => ({
    signature: `its signature is wrong. Check the field “${setting}”.`,
    old: 'it was too old.',
    'too-large': 'it was too large.',
    unreadable: 'it could not be read.',
  }),
  renew: 'New address',
  renewHelp: 'The old address stops working at once. Paste the new one where the old one was.',
  renewed: 'This is the new address.',
  remove: 'Turn off',
  required: 'This is needed.',
  failed: 'That did not work. Try again.',
  add: { submit: 'Create address', submitting: 'Creating…' },
  change: { submit: 'Save', submitting: 'Saving…', saved: 'Saved, with a new address.' },
} as const;
