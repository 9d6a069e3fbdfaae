import type { ChannelRights } from '#domain/channel-rights.ts';

/** Every word of the settings. */
export const settingsCopy = {
  title: 'Settings',
  retry: 'Retry',
} as const;

export const channelsCopy = {
  title: 'Channels',
  intro:
    'Not every channel lets you show its reviews on your own pages. What you choose here holds at once, also for reviews that are approved already.',
  loading: 'Loading channels…',
  loadFailed: 'Failed to load the channels',
  saveFailed: 'Failed to save',
  choices: {
    shown: 'May be shown',
    warned: 'Show with a warning',
    hidden: 'Must not be shown',
  } satisfies Record<ChannelRights, string>,
  means: {
    shown: 'Managers approve its reviews as they like.',
    warned: 'Managers can approve its reviews and are warned beside each.',
    hidden: 'Its reviews cannot be approved. Those that were are not shown, and come back when you allow it.',
  } satisfies Record<ChannelRights, string>,
  saved: (channel: string, choice: string) => `${channel}: ${choice}. Saved.`,
  others: (count: number) => `${count} more channels`,
} as const;

/** The words that the sections on what leaves the public pages share. */
export const publicCopy = {
  loading: 'Loading…',
  loadFailed: 'Failed to load the settings',
  saveFailed: 'Failed to save',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved.',
} as const;

export const embeddingCopy = {
  title: 'Other sites',
  intro:
    'Only these sites may show your reviews in a frame. The code for one is below the reviews of each property.',
  label: 'Sites',
  help: 'One per line, such as https://www.example.com, without a path. Write www. where the site has it.',
  wrong: (line: string) =>
    `“${line}” is not the address of a site. Write it like https://www.example.com, without a path.`,
} as const;

export const ratingsCopy = {
  title: 'Search engines',
  intro:
    'Property pages tell search engines what a home is: its name, place and size. Ratings are your choice.',
  rules: [
    'Google shows no stars for pages on which a business controls the reviews about itself.',
    'Google asks not to gather ratings from other websites, as reviews from booking channels are, and may act against sites that do.',
  ],
  label: 'Tell search engines the average rating and the number of reviews',
} as const;
