import type { Reason } from '#domain/reasons.ts';
import { MAX_SOURCES } from '#domain/sources/source-account.ts';
import type { Texts } from './texts.ts';

const CONNECTION_FAILURES = {
  unreachable: 'could not be reached.',
  timeout: 'did not answer in time.',
  'too-slow': 'sent its response too slowly.',
  interrupted: 'closed the connection before its response was complete.',
  'too-large': 'sent a response that is larger than the limit.',
};

const SOURCE_RESPONSES = {
  json: 'sent a response in an unknown format.',
  html: 'sent a web page instead of data. Check the API address.',
  empty: 'sent an empty response.',
  invalid: 'sent a response that is incomplete or not valid JSON.',
};

const GOOGLE_ACCESS = {
  new: 'Enable billing and the Places API (New) for the API key in the Google Cloud console.',
  older: 'Enable billing and the older Places API for the API key in the Google Cloud console.',
};

function sourceStatus(source: string, status: number): string {
  if (status >= 500) return `${source} failed with an internal error (HTTP ${status}).`;
  if (status === 401 || status === 403) return `${source} denied access (HTTP ${status}).`;
  if (status === 404) return `${source} does not know the requested address. Check the API address.`;
  if (status < 300) return `${source} reports that the request failed.`;
  if (status < 400) {
    return `${source} redirects to another address (HTTP ${status}). Check the API address; it should begin with https.`;
  }
  return `${source} rejected the request (HTTP ${status}).`;
}

function modelStatus(status: number): string {
  if (status >= 500)
    return `The service of the language model failed with an internal error (HTTP ${status}).`;
  if (status >= 300 && status < 400) {
    return `The service of the language model redirects to another address (HTTP ${status}). Check LLM_BASE_URL.`;
  }
  return `The service of the language model rejected the request (HTTP ${status}).`;
}

const MODEL_RESPONSES = {
  json: 'a response in an unknown format',
  html: 'a web page instead of a text. Check its address',
  empty: 'an empty text. Try again',
  invalid: 'an unreadable response',
};

/** About sources, Google, the language model, syncs and imports. */
export const UPSTREAM_ERRORS = {
  'no-google-place': 'No Google place is configured for this property.',
  'no-such-google-place': 'No such Google place is configured here.',
  'google-visitor-limit': 'Google reviews were loaded too often from your network. Please try again later.',
  'google-daily-limit': 'The daily Google limit is reached. Its reviews are back after midnight.',
  'google-place-gone': 'Google no longer knows this place.',
  'google-place-unknown': 'Google does not know this place.',
  'google-connection': ({ failure }) => `Google ${CONNECTION_FAILURES[failure]}`,
  'google-key': 'Google rejected the API key.',
  'google-access': ({ api }) =>
    api === 'older-disabled'
      ? 'Google denied access: the older Places API is not enabled for the API key, and newer projects cannot enable it.'
      : `Google denied access. ${GOOGLE_ACCESS[api]}`,
  'google-quota': 'The quota of Google requests is used up. Try again later.',
  'google-internal': ({ status }) => `Google failed with an internal error (${status}).`,
  'google-rejected': ({ status }) =>
    `Google rejected the request ${status === null ? 'for an unknown reason' : `(${status})`}.`,
  'google-unreadable': ({ isHtml }) =>
    `Google sent ${isHtml ? 'a web page' : 'an unreadable response'} instead of the reviews of a place.`,

  'no-model': 'No language model is configured: set LLM_BASE_URL, LLM_API_KEY and LLM_MODEL.',
  'translation-language': ({ language }) => `language is "${language}", which is not the code of a language.`,
  'translation-unfaithful':
    'The language model has added a link, an address or a number that the text does not have. Its translation is not shown.',
  'model-busy': 'The language model is writing other texts. Try again in a moment.',
  'model-rate': ({ perMinute }) => `You can request ${perMinute} texts a minute. Try again in a moment.`,
  'model-daily-limit':
    'The daily limit of the language model is reached. It is available again after midnight.',
  'model-connection': ({ failure }) => `The language model ${CONNECTION_FAILURES[failure]}`,
  'model-key': 'The service of the language model rejected the API key.',
  'model-unknown':
    'The service of the language model does not know the model or the address. Check LLM_MODEL and LLM_BASE_URL.',
  'model-too-many':
    'The service of the language model is rejecting requests because there were too many. Try again later.',
  'model-status': ({ status }) => modelStatus(status),
  'model-failed': 'The language model stopped with an error. Try again.',
  'model-unreadable': ({ kind }) => `The language model sent ${MODEL_RESPONSES[kind]}.`,

  'no-source':
    'No source is connected. Connect an account under Settings, Sources, or configure one in the environment.',
  'merge-itself': 'Choose another property.',
  'listing-merged': ({ name }) => `${name} is merged into another property. Separate it first.`,
  'listing-has-merged': ({ name }) =>
    `Other properties are merged into ${name}. Separate them first, or keep ${name} and merge the other property into it.`,
  'source-not-connected': 'This source is paused or no longer connected. See Settings, Sources.',
  'source-unknown-setting': ({ source, name }) => `settings has "${name}", which ${source} does not need.`,
  'source-missing-setting': ({ name }) => `settings needs ${name}.`,
  'source-rejected': ({ problem }) => `It was not saved. ${problem}`,
  'source-connected': ({ name }) => `This account is already connected as ${name}.`,
  'source-other-account': ({ source }) =>
    `These settings are those of another ${source} account. Add it as a source of its own.`,
  'source-of-environment':
    'This source is configured in the environment of the server, where it can be changed.',
  'source-settings-unreadable':
    'The settings of this source cannot be read, because SESSION_SECRET has changed: enter them again.',
  'too-many-sources': `There are ${MAX_SOURCES} sources already. Remove one to add another.`,
  'source-no-address': ({ source }) => `${source} cannot report new reviews.`,
  'source-address-missing': 'This source has no address yet.',
  'call-signature': 'The signature is missing or wrong.',
  'call-old': 'The call is too old.',
  'call-too-large': 'The call is too large.',
  'call-unreadable': 'The call is not in the format of its source.',
  'too-many-refused-calls': 'Too many calls from this address were refused. Please try again later.',
  'source-connection': ({ source, failure }) => `${source} ${CONNECTION_FAILURES[failure]}`,
  'source-closed': ({ source }) => `The connection to ${source} was closed.`,
  'source-response': ({ source, kind }) => `${source} ${SOURCE_RESPONSES[kind]}`,
  'source-no-reason': ({ source }) => `${source} gave no reason.`,
  'source-incomplete-list': ({ source }) =>
    `${source} sent fewer rows than the total that it reports. No review was removed; try again later.`,
  'source-repeated-rows': ({ source }) =>
    `${source} sent the same rows again instead of the next ones. No review was removed. If this lasts, ask ${source} for help.`,
  'source-empty-account': ({ source }) =>
    `${source} reports no reviews for the account, although there were many. No review was removed; check the account.`,
  'source-credentials': ({ source }) =>
    `${source} rejected the account id or API key. Compare both with the ${source} dashboard.`,
  'source-client': ({ source }) =>
    `${source} rejected the client ID or client secret. Compare both with the values shown where they were created.`,
  'source-forbidden': ({ source }) =>
    `${source} denied access. Check there what the application may read and change.`,
  'source-unconfirmed': ({ source }) =>
    `${source} accepted the response, but the channel has not confirmed it yet.`,
  'response-unmapped-listing': ({ source }) =>
    `${source} has no connection between this property and the channel of the review. Connect them there, then send it again.`,
  'source-token': ({ source }) =>
    `${source} rejected the access token. It may have expired: create another one there.`,
  'source-without-consent': ({ source }) => `${source} asks for no consent: enter its settings.`,
  'source-consent-lost':
    'This consent has expired, was used before, or began in another tab or session. Start again under Settings, Sources.',
  'source-consent-denied': ({ provider }) =>
    `Access was not granted, because someone chose Cancel at ${provider}. Nothing was changed.`,
  'source-consent-failed': ({ provider, error }) =>
    `${provider} ended the consent with the error "${error}". Nothing was changed.`,
  'source-without-account': ({ provider }) =>
    `The person who consented manages no account at ${provider}. Sign in there as someone else.`,
  'source-consent-ended': ({ source }) =>
    `${source} no longer accepts the consent: it was withdrawn or has expired. Consent again under Settings, Sources. The reviews stay.`,
  'source-consent-partial': ({ source }) =>
    `${source} gave no access to reviews, because the box for it was not ticked. Start again and tick all boxes.`,
  'source-response-not-shown': ({ source }) =>
    `${source} accepted the response but does not show it yet. It is sent again.`,
  'response-too-many-bytes':
    'Google accepts 4,096 bytes. Letters with accents, and other scripts and emoji, need two to four bytes each. Shorten the response.',
  'response-moderated': ({ source, violation }) =>
    violation === ''
      ? `${source} checked the response and rejected it.`
      : `${source} checked the response and rejected it: ${violation}.`,
  'source-too-many': ({ source }) =>
    `${source} is rejecting requests because there were too many. Try again later.`,
  'source-status': ({ source, status }) => sourceStatus(source, status),
  'source-listing-refused': ({ source, listing, status }) =>
    `${source} did not send the reviews of “${listing}” (HTTP ${status}). The other properties were read. Check this one at ${source}.`,
  'sync-or-import-running': 'A sync or another import is running. Try again when it has ended.',
  'sync-interrupted': 'The sync was interrupted before it ended.',
  'sync-superseded': 'Another sync has taken over.',
  'row-assigned': 'This row is no longer quarantined. Reload the page.',
  'row-not-understood': ({ detail }) =>
    `This row could not be understood (${detail}), so it cannot be assigned to a listing.`,
} satisfies Partial<Texts<Reason>>;
