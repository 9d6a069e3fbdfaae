import { MAX_EMBED_ORIGINS } from '#domain/listings/embed.ts';
import type { Reason } from '#domain/reasons.ts';
import { FORBIDDEN } from './forbidden.ts';
import type { Texts } from './texts.ts';

/** About requests and their fields. */
export const REQUEST_ERRORS = {
  'sign-in-required': 'Please sign in.',
  'sign-in-for-unapproved': 'Please sign in to see reviews that are not approved.',
  'sign-in-for-exact-total': 'Please sign in to use exactTotal.',
  'sign-in-to-filter': ({ field }) => `Please sign in to filter by ${field}.`,
  'sign-in-to-search': 'Please sign in to search, or to sort by guest.',
  ...FORBIDDEN,
  'lacks-second-factor':
    'Your company requires a second factor. Set one up on the page of your account first.',
  'wrong-host': 'This server is not at this address. Open the address in PUBLIC_URL.',
  'unproven-origin': 'A change must prove that it comes from this site: send Origin or Sec-Fetch-Site.',
  'foreign-site': 'This cannot be requested from another site.',
  'foreign-origin': 'This call may not be made from another site.',
  'unknown-address': 'There is nothing at this address.',
  'unknown-id': ({ noun, id }) => `There is no ${noun} ${id}.`,
  'unknown-reference': ({ noun, id }) => `There is no ${noun} ${id}.`,
  'too-many-requests': 'Too many requests at once. Please try again in a moment.',
  'client-disconnected': 'The client has closed the connection.',
  'other-exports': 'Other exports are running. Try again when they have ended.',
  'other-uploads': 'Other files are being read. Try again when they have ended.',
  'too-many-pages': 'Too many pages are open. Reload to see changes.',
  'too-many-own-pages': 'Too many of your pages are open. Close some of them.',
  'request-not-understood': 'The request could not be understood.',
  'method-not-supported': 'This address does not support that method.',
  'request-too-slow': 'The request took too long to arrive.',
  'condition-not-met': 'A condition of the request is not met.',
  'body-too-large': 'The request body is too large.',
  'address-too-long': 'The address is too long.',
  'body-not-json': 'The request body must be JSON (Content-Type: application/json).',
  'range-unknown': 'The requested range does not exist.',
  'headers-too-large': 'The request headers are too large.',
  internal: 'Something went wrong on our side. Please try again.',

  'body-not-object': 'The request body must be a JSON object.',
  'request-invalid': 'The request is not valid.',
  'too-deep': 'The request is nested too deeply.',
  'if-match': 'If-Match must be * or tags in quotes, with commas between them.',
  'in-field': ({ field, problem }) => `${field}: ${problem}`,
  'or-null': ({ problem }) => problem.replace(/\.$/, ', or null.'),
  'field-unknown': ({ field }) => `"${field}" is not a known field.`,
  'field-missing': ({ field }) => `${field} is missing.`,
  'field-invalid': ({ field }) => `${field} is not valid.`,
  'field-repeated': ({ field }) => `${field} may be given only once.`,
  'field-not-object': ({ field }) => `${field} must be an object.`,
  'field-not-boolean': ({ field }) => `${field} must be true or false.`,
  'field-not-day': ({ field }) => `${field} must be an existing day as YYYY-MM-DD.`,
  'field-not-listed': ({ field, values }) => `${field} must be one of ${values.join(', ')}.`,
  'field-not-like': ({ field, example }) => `${field} must look like ${example}.`,
  'field-not-integer': ({ field, min, max }) => `${field} must be a whole number from ${min} to ${max}.`,
  'field-not-number': ({ field, min, max }) => `${field} must be a number from ${min} to ${max}.`,
  'field-not-integers': ({ field, count, min, max }) =>
    `${field} must be 1 to ${count} whole numbers from ${min} to ${max}, separated by commas.`,
  'field-not-values': ({ field, count }) =>
    `${field} must be 1 to ${count} known values, separated by commas.`,
  'field-length': ({ field, min, max }) =>
    `${field} must be a text of ${min} to ${max ?? 'any number of'} characters.`,
  'field-null-character': ({ field }) => `${field} may not contain the character U+0000.`,
  'field-lone-surrogate': ({ field }) => `${field} contains half of a character (a lone surrogate).`,
  'field-invisible': ({ field, max }) =>
    `${field} must have ${max === null ? '' : `1 to ${max} `}visible characters.`,
  'field-of-action': ({ field, action }) => `${field} may be given only with the action ${action}.`,
  'ids-and-filter': 'Give either ids or filter, not both.',
  'ids-or-filter-missing': 'ids or filter is missing.',
  'time-zone': ({ name }) => `timeZone is "${name}"; it must be an IANA name such as UTC or Europe/Lisbon.`,
  'embed-origin': ({ text }) =>
    `embedOrigins: "${text}" is not the address of a site, such as https://www.example.com, without a path.`,
  'too-many-embed-origins': `embedOrigins may have at most ${MAX_EMBED_ORIGINS} sites.`,
  'home-page': 'homePage must be an address that begins with https://.',
  'brand-colour': ({ colour }) =>
    `brandColour ${colour} is too light: text in it would be hard to read. Choose a darker one.`,
  logo: 'The logo must be a PNG, JPEG or WebP image of at most 16 million pixels.',
  'fixed-setting': ({ name, variable }) =>
    `${name} is set by ${variable} in the environment: change it there.`,
  'google-place-id': 'placeId must be a Google place id: up to 255 letters, digits, "-" and "_".',
} satisfies Partial<Texts<Reason>>;
