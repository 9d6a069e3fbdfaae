import { can, type Permission } from '#domain/accounts/permissions.ts';

/**
 * The pages of the settings, in the order of the navigation, each with the permission that it needs. Every page loads this
 * file, because the top bar leads to the first page that a person may open.
 */
export const SETTINGS_ENTRIES = [
  { path: '/settings', label: 'Company', permission: 'settings:manage' },
  { path: '/settings/sources', label: 'Sources', permission: 'sources:manage' },
  { path: '/settings/people', label: 'People', permission: 'people:manage' },
  { path: '/settings/groups', label: 'Groups', permission: 'people:manage' },
  { path: '/settings/templates', label: 'Templates', permission: 'reviews:respond' },
  { path: '/settings/rules', label: 'Rules', permission: 'rules:read' },
  { path: '/settings/tokens', label: 'API tokens', permission: 'tokens:manage' },
  { path: '/settings/webhooks', label: 'Webhooks', permission: 'webhooks:manage' },
  { path: '/settings/activity', label: 'Activity', permission: 'activity:read' },
  { path: '/settings/guests', label: 'Guests’ data', permission: 'guests:manage' },
  { path: '/settings/security', label: 'Security', permission: 'settings:manage' },
] as const satisfies readonly { path: string; label: string; permission: Permission }[];

type Subject = Parameters<typeof can>[0];

export function settingsEntriesOf(subject: Subject) {
  return SETTINGS_ENTRIES.filter(({ permission }) => can(subject, permission));
}
