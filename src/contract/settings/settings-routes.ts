import { SECURITY_SETTINGS } from '#domain/settings/settings.ts';
import { defineRoutes } from '../route.ts';
import { Settings, SettingsBody } from './settings.ts';

export const settingsRoutes = defineRoutes({
  'GET /settings': {
    permission: 'settings:manage',
    summary: 'The settings of the product',
    tag: 'Settings',
    response: Settings,
    errors: [400],
  },
  'PUT /settings': {
    permission: 'settings:manage',
    reauthenticate: (body) => SECURITY_SETTINGS.some((name) => name in body),
    summary: 'Change the given settings',
    tag: 'Settings',
    body: SettingsBody,
    response: Settings,
    errors: [409],
  },
});
