import type { SimulatedRequest, SimulatedResponse } from '../serve.ts';
import type { GoogleBusinessData, GoogleReview, Moderation } from './data.ts';

const STARS = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };
const MAX_REPLY_BYTES = 4096;

/** An error as Google's services report it. */
export const googleError = (code: number, status: string, message: string): SimulatedResponse => ({
  status: code,
  body: { error: { code, message, status } },
});

const NOT_FOUND = () => googleError(404, 'NOT_FOUND', 'Requested entity was not found.');
const invalid = (message: string) => googleError(400, 'INVALID_ARGUMENT', message);

/** The calls of the three services that the product uses. @param moderation what Google's check does with responses */
export function answerApi(
  data: GoogleBusinessData,
  moderation: () => Moderation,
  request: SimulatedRequest,
): SimulatedResponse {
  const { method, path, query, body } = request;
  if (method === 'GET' && path === '/v1/accounts') {
    return listOf('accounts', data.accounts, query, 20, { totalless: true });
  }
  const [, account] = /^\/v1\/(accounts\/[\w-]+)\/locations$/.exec(path) ?? [];
  if (method === 'GET' && account) return locationsOf(data, account, query);
  const [, owner, location, id, isReply] =
    /^\/v4\/(accounts\/[\w-]+)\/(locations\/[\w-]+)\/reviews(?:\/([^/]+?)(\/reply)?)?$/.exec(path) ?? [];
  if (!location || data.locations.every((each) => each.name !== location || each.account !== owner)) {
    return NOT_FOUND();
  }
  const wire = (review: GoogleReview) => {
    const { location: _location, ...fields } = review;
    return { name: `${owner}/${location}/reviews/${review.reviewId}`, ...fields };
  };
  if (data.locations.some((each) => each.name === location && each.isUnverified)) {
    return googleError(403, 'PERMISSION_DENIED', 'The location is not verified.');
  }
  if (!id) return method === 'GET' ? reviewsOf(data, location, query, wire) : NOT_FOUND();
  const review = data.reviews.find(
    (each) => each.location === location && each.reviewId === decodeURIComponent(id),
  );
  if (!review) return NOT_FOUND();
  if (method === 'GET' && !isReply) return { status: 200, body: wire(review) };
  return method === 'PUT' && isReply ? reply(review, body, moderation()) : NOT_FOUND();
}

function locationsOf(data: GoogleBusinessData, account: string, query: URLSearchParams): SimulatedResponse {
  if (data.accounts.every(({ name }) => name !== account)) {
    return googleError(403, 'PERMISSION_DENIED', 'The caller does not have permission');
  }
  if (!query.get('readMask')) return invalid('Request contains an invalid argument: read_mask is required.');
  const rows = data.locations
    .filter((location) => location.account === account)
    .map(({ name, title, locality, regionCode, placeId, isUnverified = false }) => ({
      name,
      title,
      storefrontAddress: { regionCode, locality, addressLines: ['Rua Nova 1'] },
      metadata: {
        placeId,
        mapsUri: `https://maps.google.com/?cid=${placeId}`,
        hasVoiceOfMerchant: !isUnverified,
      },
    }));
  return listOf('locations', rows, query, 100);
}

function reviewsOf(
  { reviews }: GoogleBusinessData,
  location: string,
  query: URLSearchParams,
  wire: (review: GoogleReview) => unknown,
): SimulatedResponse {
  const rows = reviews
    .filter((review) => review.location === location)
    .sort((a, b) => (a.updateTime < b.updateTime ? 1 : -1));
  if (rows.length === 0) return { status: 200, body: {} };
  const sum = rows.reduce((total, { starRating }) => total + STARS[starRating], 0);
  const page = listOf('reviews', rows.map(wire), query, 50, { totalless: true });
  if (page.status !== 200) return page;
  const totals = { averageRating: sum / rows.length, totalReviewCount: rows.length };
  return { status: 200, body: { ...(page.body as object), ...totals } };
}

/** One page of a list. An empty list has no field for its rows. */
function listOf(
  name: string,
  rows: readonly unknown[],
  query: URLSearchParams,
  max: number,
  { totalless = false } = {},
): SimulatedResponse {
  const size = Number(query.get('pageSize') ?? max);
  if (!Number.isInteger(size) || size < 1 || size > max) return invalid(`Page size must be 1 to ${max}.`);
  const token = query.get('pageToken');
  const from = token === null ? 0 : Number(Buffer.from(token, 'base64url').toString().replace('page ', ''));
  if (!Number.isInteger(from)) return invalid('Invalid page token.');
  const next = from + size;
  return {
    status: 200,
    body: {
      ...(rows.length > 0 && { [name]: rows.slice(from, next) }),
      ...(next < rows.length && { nextPageToken: Buffer.from(`page ${next}`).toString('base64url') }),
      ...(!totalless && { totalSize: rows.length }),
    },
  };
}

function reply(review: GoogleReview, body: string, state: Moderation): SimulatedResponse {
  const { comment = '' } = JSON.parse(body) as { comment?: string };
  if (comment.trim() === '') return invalid('The comment is empty.');
  if (Buffer.byteLength(comment) > MAX_REPLY_BYTES) return invalid('The comment is longer than 4096 bytes.');
  review.reviewReply = {
    comment,
    updateTime: new Date().toISOString(),
    reviewReplyState: state,
    ...(state === 'REJECTED' && { policyViolation: 'OFF_TOPIC' }),
  };
  // The answer does not contain the result of the check.
  return { status: 200, body: { comment, updateTime: review.reviewReply.updateTime } };
}
