import { setTimeout as delay } from 'node:timers/promises';
import type { FailureResponses } from '../failures/inject.ts';
import { type Delivery, type SimulatedRequest, type SimulatedResponse, sendHead } from '../serve.ts';
import { type Simulator, startSimulator } from '../start.ts';
import { cannedText } from './canned-text.ts';

export interface LanguageModelOptions {
  /** 0, the default, uses any free port. */
  port?: number;
  host?: string;
  apiKey?: string;
  /** Milliseconds between two words; 0 by default in tests, more to watch. */
  wordMs?: number;
}

/** What the model was asked. */
export interface AskedPrompt {
  system: string;
  user: string;
}

export interface LanguageModelSimulator extends Simulator<ModelFailureName> {
  /** Base address, `http://127.0.0.1:PORT/v1`. */
  url: string;
  apiKey: string;
  /** The name of the model, which says that it is none. */
  model: string;
  /** What it was asked, oldest first. */
  prompts: AskedPrompt[];
  /** What it writes; a test may replace it. */
  write: (prompt: AskedPrompt) => string;
}

export type ModelFailureName =
  | 'unauthorized'
  | 'unknown-model'
  | 'over-quota'
  | 'server-error'
  | 'garbage'
  | 'stops'
  | 'empty'
  | 'injected';

/** Such as OpenAI's `{error: {message, type, code}}`. Ollama sends the same fields. */
const modelError = (
  status: number,
  type: string,
  code: string | null,
  message: string,
): SimulatedResponse => ({
  status,
  body: { error: { message, type, param: null, code } },
});

const FAILURES: FailureResponses<ModelFailureName> = {
  named: {
    unauthorized: () =>
      modelError(401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.'),
    'unknown-model': () =>
      modelError(404, 'invalid_request_error', 'model_not_found', 'The model does not exist.'),
    'over-quota': tooMany,
    'server-error': () => modelError(500, 'server_error', null, 'The server had an error.'),
    garbage: () => stream(['{"choices":[{"delta":{"content":"Dear']),
    stops: () =>
      stream([chunk('Dear guest, thank you'), JSON.stringify({ error: { type: 'server_error' } })]),
    empty: () => stream([chunk(''), chunk('', 'stop'), '[DONE]']),
    injected: (request) => completion(obedientText(promptOf(request)), 0),
  },
  tooManyRequests: tooMany,
  announce: 'retry-after',
};

function tooMany(): SimulatedResponse {
  return {
    ...modelError(429, 'requests', 'rate_limit_exceeded', 'Rate limit reached.'),
    headers: { 'retry-after': '17' },
  };
}

/** Starts a simulator of the chat completions of an OpenAI-compatible API. */
export async function startLanguageModelSimulator(
  options: LanguageModelOptions = {},
): Promise<LanguageModelSimulator> {
  const { apiKey = 'demo-model-key', wordMs = 0 } = options;
  const prompts: AskedPrompt[] = [];
  const { origin, ...running } = await startSimulator({
    ...options,
    failureResponses: FAILURES,
    answer(request) {
      if (request.headers.authorization !== `Bearer ${apiKey}`) return FAILURES.named.unauthorized(request);
      if (request.method !== 'POST' || request.path !== '/v1/chat/completions') {
        return modelError(404, 'invalid_request_error', null, `Unknown request URL: ${request.path}.`);
      }
      return completion(simulator.write(promptOf(request)), wordMs, JSON.parse(request.body).stream === true);
    },
    wrap: (failing) => (request) => {
      if (request.body !== '') prompts.push(promptOf(request));
      return failing(request);
    },
  });
  const simulator: LanguageModelSimulator = {
    url: `${origin}/v1`,
    apiKey,
    model: 'canned-texts-no-model',
    prompts,
    write: cannedText,
    ...running,
  };
  return simulator;
}

function promptOf({ body }: SimulatedRequest): AskedPrompt {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
  const of = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
  return { system: of('system'), user: of('user') };
}

/** What a model writes that follows the review: the last quotation in it, or all of it. */
function obedientText({ user }: AskedPrompt): string {
  const review = /<review>\n([\s\S]*)\n<\/review>/.exec(user)?.[1] ?? '';
  return /.*["“«„「]([^"”»“」]+)["”»“」]/s.exec(review)?.[1] ?? review;
}

const chunk = (content: string, finish: string | null = null) =>
  JSON.stringify({
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: { content }, finish_reason: finish }],
  });

function stream(events: string[], deliver?: Delivery): SimulatedResponse {
  const body = events.map((event) => `data: ${event}\n\n`).join('');
  return { status: 200, headers: { 'content-type': 'text/event-stream' }, body, ...(deliver && { deliver }) };
}

function completion(text: string, wordMs: number, isStream = true): SimulatedResponse {
  if (!isStream) {
    return {
      status: 200,
      body: { object: 'chat.completion', choices: [{ message: { content: text }, finish_reason: 'stop' }] },
    };
  }
  const words = text.match(/\S+\s*|\s+/g) ?? [];
  const events = [...words.map((word) => chunk(word)), chunk('', 'stop'), '[DONE]'];
  return stream(events, wordMs > 0 ? wordByWord(wordMs) : undefined);
}

function wordByWord(ms: number): Delivery {
  return async (outgoing, response) => {
    sendHead(outgoing, response);
    for (const event of response.body.toString().split(/(?<=\n\n)/)) {
      if (outgoing.destroyed) return;
      outgoing.write(event);
      await delay(ms, undefined, { ref: false });
    }
    outgoing.end();
  };
}
