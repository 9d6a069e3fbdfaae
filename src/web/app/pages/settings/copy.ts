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
