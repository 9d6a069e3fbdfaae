import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from './encoding.ts';
import type { Form } from './page-cache.ts';
import { isKnown } from './page-request.ts';

/** Writes a page, or the word that its reader has it. */
export type WritePage = (
  request: IncomingMessage,
  response: ServerResponse,
  form: Form,
  encoding: Encoding,
) => void;

/**
 * Writes pages as they are kept, at once and past the framework.
 *
 * @param always headers of every answer
 */
export function pageWriter(always: Record<string, string>): WritePage {
  // Browsers may keep it and must ask each time whether it still holds, so that an approval shows on the next load.
  const first = Object.entries({ ...always, vary: 'accept-encoding', 'cache-control': 'no-cache' }).flat();
  return ({ method, headers }, response, { body, etag }, encoding) => {
    const head = [...first, 'etag', etag];
    if (isKnown(headers['if-none-match'], etag)) {
      response.writeHead(304, head).end();
      return;
    }
    head.push('content-type', 'text/html; charset=utf-8', 'content-length', String(body.length));
    if (encoding !== 'identity') head.push('content-encoding', encoding);
    response.writeHead(200, head).end(method === 'HEAD' ? undefined : body);
  };
}
