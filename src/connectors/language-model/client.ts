import { AppError } from '#domain/errors.ts';
import type { Prompt } from '#domain/model/prompt.ts';
import { type Fetch, fetchText, parseBody, RequestFailure, type RequestLimits } from '../http-json.ts';
import { errorResponse } from './errors.ts';
import { contentOf, readEvents } from './stream.ts';

/** A local model may be loaded into memory before its first word. */
const LIMITS: RequestLimits = { headersMs: 60_000, bodyMs: 120_000, maxBytes: 1024 * 1024 };

export interface LanguageModelOptions {
  /** Base URL of an OpenAI-compatible API, such as `https://api.openai.com/v1` or `http://localhost:11434/v1`. */
  url: string;
  apiKey: string;
  /** The model's name at the service. */
  model: string;
  fetch?: Fetch;
  limits?: Partial<RequestLimits>;
}

/** A language model. It only writes: it has no tools and no memory. */
export interface LanguageModel {
  /** The model's name at the service. */
  readonly name: string;
  /**
   * The parts of one text, as the model writes them. The text that is longer than the prompt allows ends there.
   *
   * @param signal aborts the request; its reason is thrown
   * @throws AppError unavailable
   */
  write(prompt: Prompt, signal?: AbortSignal): AsyncGenerator<string>;
}

/** Chat completions of an OpenAI-compatible API: https://platform.openai.com/docs/api-reference/chat/create. */
export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  const { apiKey, model, fetch = globalThis.fetch } = options;
  const url = `${options.url.replace(/\/+$/, '')}/chat/completions`;
  const limits = { ...LIMITS, ...options.limits };

  async function* parts({ system, user }: Prompt, signal?: AbortSignal): AsyncGenerator<string> {
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ];
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ model, messages, stream: true }),
    };
    const response = await fetchText(fetch, url, init, limits, signal);
    const wholeBody = async () => parseBody((await Array.fromAsync(response.parts)).join(''));
    if (response.status !== 200) throw errorResponse(response, await wholeBody());
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (isStream) yield* readEvents(response.parts);
    else yield contentOf(await wholeBody());
  }

  return {
    name: model,
    async *write(prompt, signal) {
      let length = 0;
      try {
        for await (const part of parts(prompt, signal)) {
          const rest = prompt.maxLength - length;
          if (part !== '') yield part.slice(0, rest);
          length += part.length;
          // Leaving the loop ends the request.
          if (part.length >= rest) return;
        }
      } catch (error) {
        if (!(error instanceof RequestFailure)) throw error;
        throw new AppError('model-connection', { failure: error.kind }, { cause: error.cause });
      }
      if (length === 0) throw new AppError('model-unreadable', { kind: 'empty' });
    },
  };
}
