import { SECURITY_SETTINGS } from '#domain/settings/settings.ts';
import { defineRoutes } from '../route.ts';
import { Settings, SettingsBody } from './settings.ts';

export const settingsRoutes = {
  ...defineRoutes('Settings', {
    'GET /settings': {
      permission: 'settings:manage',
      summary: 'The settings of the product',
      response: Settings,
      errors: [400],
    },
    'PUT /settings': {
      permission: 'settings:manage',
      reauthenticate: (body) => SECURITY_SETTINGS.some((name) => name in body),
      summary: 'Change the given settings',
      body: SettingsBody,
      response: Settings,
      errors: [409],
    },
  }),
};
