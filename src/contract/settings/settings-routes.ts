import { MAX_LOGO_BYTES } from '#domain/settings/brand.ts';
import { SECURITY_SETTINGS } from '#domain/settings/settings.ts';
import { defineRoutes } from '../route.ts';
import { LogoBody, Settings, SettingsBody } from './settings.ts';

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
    'PUT /settings/logo': {
      permission: 'settings:manage',
      summary: 'Set the logo of the public pages',
      description:
        'It is resized and re-encoded. Vector images are refused, because they can contain scripts.',
      body: LogoBody,
      bodyLimit: 2 * MAX_LOGO_BYTES,
      response: Settings,
    },
    'DELETE /settings/logo': {
      permission: 'settings:manage',
      summary: 'Remove the logo of the public pages',
      response: Settings,
    },
  }),
};
