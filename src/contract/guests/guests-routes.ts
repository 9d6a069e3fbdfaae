import { defineRoutes } from '../route.ts';
import { Erased, FoundGuest, GuestData, GuestSearch, GuestSelection } from './guests.ts';

/** A thousand reviews and a thousand rows. */
const BODY_LIMIT_BYTES = 512 * 1024;

export const guestsRoutes = {
  /** What data-protection law lets guests ask for. */
  ...defineRoutes('Guests', {
    'POST /guests/find': {
      permission: 'guests:manage',
      summary: 'Find what is stored about a guest',
      description: 'Changes nothing. The name is in the body, because proxies log addresses.',
      body: GuestSearch,
      response: FoundGuest,
    },
    'POST /guests/export': {
      permission: 'guests:manage',
      summary: 'Everything that is stored about the given reviews and rows',
      description: 'With notes, responses, decisions and reasons.',
      body: GuestSelection,
      response: GuestData,
      bodyLimit: BODY_LIMIT_BYTES,
    },
    'POST /guests/erase': {
      permission: 'guests:manage',
      reauthenticate: true,
      summary: 'Erase a guest from the given reviews and rows',
      description:
        'Names, texts, private feedback, stay dates, reservations, notes, responses, reasons, corrections and topics are erased for good; ratings stay in averages. It cannot be undone, and no sync or import brings the data back. All or nothing.',
      body: GuestSelection,
      response: Erased,
      errors: [409],
      bodyLimit: BODY_LIMIT_BYTES,
    },
  }),
};
