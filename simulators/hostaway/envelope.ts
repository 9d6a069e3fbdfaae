import type { SimulatedAnswer } from '../serve.ts';

/** What most endpoints answer with. The token endpoint alone is not wrapped. */
export function success(result: unknown): SimulatedAnswer {
  return { status: 200, body: { status: 'success', result } };
}

/** A list of listings. `count` is how many match, not how many are on the page. */
export function pagedList(result: unknown[], count: number, limit: number | null, offset: number | null) {
  const size = limit ?? Math.max(count, 1);
  const page = Math.floor((offset ?? 0) / size) + 1;
  const totalPages = Math.max(1, Math.ceil(count / size));
  return { status: 200, body: { status: 'success', result, limit, offset, count, page, totalPages } };
}

/** A list of reviews: the documented sample has neither limit nor pages. */
export function reviewList(result: unknown[], count: number, offset: number | null): SimulatedAnswer {
  return { status: 200, body: { status: 'success', result, count, offset } };
}

/** The documented place of an error text: `result`. */
export function failure(status: number, result: string): SimulatedAnswer {
  return { status, body: { status: 'fail', result } };
}

/** The other place, used by rate limiting, by refused tokens and by every refusal to respond to a review. */
export function refusal(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): SimulatedAnswer {
  return { status, headers, body: { status: 'fail', message } };
}
