import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import type { PhotoProblem } from '#domain/listings/photo.ts';
import { FORBIDDEN_ADDRESS, isPublicAddress, literalAddress, lookupPublic } from '../public-address.ts';

export class PhotoError extends Error {
  readonly problem: PhotoProblem;

  constructor(problem: PhotoProblem, cause?: unknown) {
    super(`photo: ${problem}`, { cause });
    this.name = 'PhotoError';
    this.problem = problem;
  }
}

export interface PhotoLimits {
  maxBytes: number;
  /** For the whole response, redirects included. */
  timeoutMs: number;
}

interface FetchPhotoOptions {
  limits: PhotoLimits;
  /** An origin that may be private and without https: that of the upstream which names the photos. */
  trustedOrigin: string | null;
}

const MAX_REDIRECTS = 3;

/**
 * Reads a file from the web: over https from public addresses alone, also after a redirect.
 *
 * @throws {PhotoError}
 */
export async function fetchPhoto(url: string, { limits, trustedOrigin }: FetchPhotoOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let address = parse(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await request(address, trustedOrigin, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      address = parse(headers.location, address);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new PhotoError(statusCode >= 500 || statusCode === 429 ? 'unreachable' : 'not-found');
    }
    return read(response, limits.maxBytes, signal);
  }
  throw new PhotoError('not-found');
}

function parse(url: string, base?: URL): URL {
  if (!URL.canParse(url, base)) throw new PhotoError('forbidden-address');
  return new URL(url, base);
}

function request(address: URL, trustedOrigin: string | null, signal: AbortSignal): Promise<IncomingMessage> {
  const isTrusted = address.origin === trustedOrigin;
  const ip = literalAddress(address);
  const isPrivate = ip !== null && !isPublicAddress(ip);
  const hasSecrets = address.username !== '' || address.password !== '';
  if (hasSecrets || (!isTrusted && (address.protocol !== 'https:' || isPrivate))) {
    throw new PhotoError('forbidden-address');
  }
  const get = address.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    get(
      address,
      { signal, headers: { accept: 'image/*' }, ...(!isTrusted && { lookup: lookupPublic }) },
      resolve,
    ).on('error', (error) => reject(new PhotoError(problemOf(error, signal), error)));
  });
}

async function read(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new PhotoError('too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof PhotoError ? error : new PhotoError(problemOf(error, signal), error);
  }
  return Buffer.concat(chunks);
}

function problemOf(error: unknown, signal: AbortSignal): PhotoProblem {
  if (signal.aborted) return 'too-slow';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === FORBIDDEN_ADDRESS ? 'forbidden-address' : 'unreachable';
}
