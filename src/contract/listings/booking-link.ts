import { type Static, Type } from 'typebox';
import { MAX_ADDRESS_LENGTH } from '#domain/listings/web-address.ts';
import { inputObject, nullable } from '../schema.ts';

const address = (description: string) =>
  nullable(Type.String({ minLength: 1, maxLength: MAX_ADDRESS_LENGTH }), { description });

export const BookingLink = Type.Object(
  {
    own: address('The link that a manager set; null for none.'),
    upstream: address('The link of the upstream; null for none.'),
  },
  {
    title: 'BookingLink',
    description: 'Where guests book a listing: the own link, else that of the upstream.',
  },
);
export type BookingLink = Static<typeof BookingLink>;

export const BookingLinkBody = inputObject({
  bookingUrl: address('An https address; null for the link of the upstream.'),
});
