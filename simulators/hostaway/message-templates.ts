import type { SimulatedResponse } from '../serve.ts';
import { failure, success } from './responses.ts';

/** A message template as the API serves it; ids are numbers or strings. */
export interface MessageTemplate {
  id: number;
  accountId: number;
  listingMapId: string | number | null;
  channelId: string | number | null;
  messageTemplateGroupId: string | number | null;
  name: string;
  description: string | null;
  message: string;
  color: string;
}

const template = (id: number, name: string, message: string): MessageTemplate => ({
  id,
  accountId: 99999,
  listingMapId: null,
  channelId: null,
  messageTemplateGroupId: '1',
  name,
  description: null,
  message,
  color: '1',
});

/** Templates of the demo account; Hostaway documents no placeholders, so the last has one of its own. */
export const DEMO_TEMPLATES: readonly MessageTemplate[] = [
  template(
    4101,
    'Thanks for a great review',
    'Thank you for your kind words, {{guest_first_name}}! We are glad that you enjoyed {{property}} and hope to welcome you back.',
  ),
  template(
    4102,
    'Sorry, we look into it',
    'Thank you for telling us, {{guest_first_name}}. We are sorry that not everything was right. Our team looks into {{topic}} now.',
  ),
  template(
    4103,
    'Danke (German)',
    'Vielen Dank für Ihre Bewertung, {{guest_first_name}}! Wir freuen uns, dass es Ihnen bei uns gefallen hat.',
  ),
  template(
    4104,
    'Check-in day',
    'Hello {{guest_name}}, your door code is {{door_code}}. See you at {{checkin_time}}!',
  ),
];

/** GET /messageTemplates and /messageTemplates/{id}. Filters keep templates that are for no listing or channel. */
export function retrieveMessageTemplates(
  templates: readonly MessageTemplate[],
  idText: string | undefined,
  query: URLSearchParams,
): SimulatedResponse {
  if (idText) {
    const found = templates.find(({ id }) => id === Number(idText));
    return found ? success(found) : failure(404, 'Resource not found');
  }
  const fits = (value: string | number | null, parameter: string) =>
    value === null || !query.has(parameter) || String(value) === query.get(parameter);
  return success(
    templates.filter(
      (each) =>
        fits(each.listingMapId, 'listingMapId') &&
        fits(each.channelId, 'channelId') &&
        fits(each.messageTemplateGroupId, 'messageTemplateGroupId'),
    ),
  );
}
