import { andList } from '#domain/format-list.ts';
import { counted } from '#domain/format-number.ts';
import { NEAR_DAYS } from '#domain/sources/stored-content.ts';

type Waiting = { responses: number; tasks: number };

const waitingText = ({ responses, tasks }: Waiting) =>
  andList([
    ...(responses > 0 ? [counted(responses, 'response', 'responses')] : []),
    ...(tasks > 0 ? [counted(tasks, 'task', 'tasks')] : []),
  ]);

export const sourcesCopy = {
  title: 'Sources',
  intro:
    'Reviews are read from these accounts. Each one syncs on its own: if one fails, the others continue.',
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
  storedFor: (days: number) => `content is kept for ${days} days and fetched again by each full sync`,
  dropped: (reviews: number) =>
    `${counted(reviews, 'review', 'reviews')} without content until the next full sync`,
  near: (reviews: number) =>
    `content of ${counted(reviews, 'review', 'reviews')} to be deleted within ${NEAR_DAYS} days unless fetched again`,
  progress: (read: number, expected: number | null) =>
    expected === null ? `${counted(read, 'row', 'rows')} read` : `${read} of ${expected} rows read`,
  waiting: (waiting: Waiting) => `${waitingText(waiting)} to be sent`,
  check: 'Check',
  checkOf: (name: string) => `Check ${name}`,
  checking: 'Checking…',
  works: 'The connection works.',
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
  nameHelp: 'What your team calls it, such as a brand or a country.',
  settings: 'To replace these settings, fill in all of them. Stored values are never shown.',
  add: { submit: 'Check and connect', submitting: 'Checking…' },
  save: { submit: 'Save', submitting: 'Saving…', saved: 'Saved.' },
  failed: 'The account could not be connected. Try again.',
  required: 'This field is required.',
  remove: 'Remove source',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'Its settings will be deleted, and no more reviews will be read from it. What should happen to the reviews that are already here?',
  keep: 'Keep them',
  keepHelp:
    'They stay as they are, including on public pages. Changes on their channels no longer arrive, and you cannot respond to them.',
  keepLimited: (days: number) =>
    `They stay as they are until ${days} days after they were last read. Then their texts, names and stars are deleted, because the source does not allow storing them for longer. Decisions, notes and responses are kept.`,
  withdraw: 'Remove them',
  withdrawHelp:
    'They disappear from all lists, statistics and public pages. If you connect the same account again, they come back as pending. Imported reviews stay.',
  cancelled: (waiting: Waiting) =>
    `${waitingText(waiting)} not sent yet will be cancelled. The reason given will be that the source was removed.`,
  removeFailed: 'The source could not be removed. Try again.',
} as const;

export const consentCopy = {
  redirect: 'Redirect address',
  redirectHelp: (provider: string) => `Register this address at ${provider} for the client with this ID.`,
  submit: (provider: string) => `Continue with ${provider}`,
  submitting: 'Opening the page…',
  again: (provider: string) => `Consent again with ${provider}`,
  againOf: (provider: string, name: string) => `Consent again with ${provider} for ${name}`,
  failed: 'The page could not be opened. Try again.',
  title: 'Connect an account',
  loading: 'Checking the consent…',
  loadFailed: 'The consent could not be checked',
  lost: 'No consent was started in this tab. Start again under Sources.',
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
    `${source} can report new and changed reviews to an address that you create here. They then appear within seconds instead of after the next sync.`,
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
  renewHelp: 'The old address stops working immediately. Paste the new one in its place.',
  renewed: 'This is the new address.',
  remove: 'Turn off',
  required: 'This field is required.',
  failed: 'That did not work. Try again.',
  add: { submit: 'Create address', submitting: 'Creating…' },
  change: { submit: 'Save', submitting: 'Saving…', saved: 'Saved, with a new address.' },
} as const;
