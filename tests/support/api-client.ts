import { PROOF_HEADER, type Proof, type ProofBody } from '#contract/accounts/proofs.ts';
import type { Failure } from '#contract/envelope.ts';
import { routePath } from '#contract/route-path.ts';

/** A response of the API. */
export interface Answer<Data> {
  status: number;
  headers: Headers;
  /** The data of a success. Throws for a failure. */
  readonly data: Data;
  /** The envelope of a failure. Throws for a success. */
  readonly failure: Failure;
  text: string;
}

export interface CallOptions {
  body?: unknown;
  /** Sent unchanged, for bodies that are not JSON. */
  rawBody?: string;
  headers?: Record<string, string>;
}

/**
 * A client of the API, anonymous until `signIn`. Where a call needs that, it confirms with the password of the sign-in.
 *
 * @param session the cookie of an existing session
 * @param ownHeaders sent with every call
 */
export function apiClient(
  origin: string,
  apiBase = '/api',
  session?: string,
  ownHeaders: Record<string, string> = {},
) {
  let cookie = session;
  let ownPassword: string | undefined;
  /** The cookie that makes later reads see this client's changes. */
  let written: string | undefined;

  async function call<Data = unknown>(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer<Data>> {
    const answer = await callOnce<Data>(method, path, options);
    const isAsked = answer.status === 403 && answer.failure.code === 'reauthentication-required';
    if (!isAsked || ownPassword === undefined) return answer;
    const body: ProofBody = { purpose: `${method} ${path.split('?', 1)[0]}`, password: ownPassword };
    const given = await callOnce<Proof>('POST', routePath('POST /account/proofs'), { body });
    if (given.status !== 200) return answer;
    const headers = { ...options.headers, [PROOF_HEADER]: given.data.proof };
    return callOnce(method, path, { ...options, headers });
  }

  async function callOnce<Data>(method: string, path: string, options: CallOptions): Promise<Answer<Data>> {
    const { body, rawBody, headers } = options;
    const hasBody = body !== undefined || rawBody !== undefined;
    const response = await fetch(`${origin}${apiBase}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        origin,
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(cookie && { cookie: written ? `${cookie}; ${written}` : cookie }),
        ...ownHeaders,
        ...headers,
      },
      body: rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const text = await response.text();
    written = response.headers.getSetCookie().find((line) => line.startsWith('reviews.primary=')) ?? written;
    written = written?.split(';', 1)[0];
    return {
      status: response.status,
      headers: response.headers,
      text,
      get data(): Data {
        const envelope = JSON.parse(text);
        if (envelope.success !== true) throw new Error(`${method} ${path} failed: ${text}`);
        return envelope.data;
      },
      get failure(): Failure {
        const envelope = JSON.parse(text);
        if (envelope.success !== false)
          throw new Error(`${method} ${path} did not fail: ${text.slice(0, 200)}`);
        return envelope;
      },
    };
  }

  return {
    call,
    get: <Data = unknown>(path: string, options?: CallOptions) => call<Data>('GET', path, options),
    put: <Data = unknown>(path: string, body: unknown, options?: CallOptions) =>
      call<Data>('PUT', path, { body, ...options }),
    post: <Data = unknown>(path: string, body?: unknown, options?: CallOptions) =>
      call<Data>('POST', path, { body, ...options }),
    patch: <Data = unknown>(path: string, body?: unknown, options?: CallOptions) =>
      call<Data>('PATCH', path, { ...options, body }),
    delete: <Data = unknown>(path: string, options?: CallOptions) => call<Data>('DELETE', path, options),
    /** Signs in and sends the session cookie with later calls. */
    async signIn(username = 'manager', password = 'flex-demo', code?: string): Promise<Answer<unknown>> {
      const answer = await call('POST', '/session', { body: { username, password, code } });
      if (answer.status === 200) {
        this.takeCookies(answer);
        ownPassword = password;
      }
      return answer;
    },
    /** Sends the cookies of an answer with later calls. */
    takeCookies({ headers }: Pick<Answer<unknown>, 'headers'>): void {
      cookie = headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; ');
    },
    get cookie(): string | undefined {
      return cookie;
    },
  };
}

export type ApiClient = ReturnType<typeof apiClient>;

/** A client that has signed in. @param as the arguments of `signIn` */
export async function signedInClient(
  origin: string,
  ...as: Parameters<ApiClient['signIn']>
): Promise<ApiClient> {
  const client = apiClient(origin);
  await client.signIn(...as);
  return client;
}
