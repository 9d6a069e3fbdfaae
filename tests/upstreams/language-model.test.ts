import { afterEach, expect, test } from 'vitest';
import type { RequestLimits } from '#connectors/http-json.ts';
import { createLanguageModel } from '#connectors/language-model/client.ts';
import { AppError } from '#domain/errors.ts';
import type { Rule } from '#simulators/failures/failure.ts';
import {
  type LanguageModelSimulator,
  type ModelFailureName,
  startLanguageModelSimulator,
} from '#simulators/language-model/server.ts';
import { saying } from '#tests/support/saying.ts';

const PROMPT = { system: 'Be brief.', user: 'stars: 5\nWrite in English (en).', maxLength: 4000 };
const SHORT = { headersMs: 300, bodyMs: 600 };

const started: LanguageModelSimulator[] = [];
afterEach(() => Promise.all(started.splice(0).map((simulator) => simulator.close())));

async function start(changes: { apiKey?: string; limits?: Partial<RequestLimits>; path?: string } = {}) {
  const simulator = await startLanguageModelSimulator();
  started.push(simulator);
  const { url, apiKey, model } = simulator;
  const { path = '', ...options } = changes;
  return { simulator, model: createLanguageModel({ url: url + path, apiKey, model, ...options }) };
}

async function written(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

async function failureOf(parts: AsyncIterable<string>): Promise<AppError> {
  const error = await written(parts).catch((reason: unknown) => reason);
  if (error instanceof AppError) return error;
  throw new Error(`no expected error: ${error}`);
}

test('the parts that the model writes arrive in order, and it is asked with rules and material apart', async () => {
  const { simulator, model } = await start();
  simulator.write = () => 'Dear guest, thank you — ご宿泊 👍.\n\nBye';
  const parts: string[] = [];
  for await (const part of model.write(PROMPT)) parts.push(part);
  expect(parts).toEqual(['Dear ', 'guest, ', 'thank ', 'you ', '— ', 'ご宿泊 ', '👍.\n\n', 'Bye']);
  expect(simulator.prompts).toEqual([{ system: PROMPT.system, user: PROMPT.user }]);
  expect(simulator.requests).toEqual([
    { method: 'POST', path: '/v1/chat/completions', query: '', status: 200 },
  ]);
});

test('a character that is cut between two chunks arrives whole', async () => {
  const { simulator, model } = await start();
  simulator.write = () => 'ご宿泊ありがとう';
  simulator.failures.add({ failure: { kind: 'drip', bytes: 7, everyMs: 0 } });
  expect(await written(model.write(PROMPT))).toBe('ご宿泊ありがとう');
});

test('a service that does not stream is understood', async () => {
  const { simulator, model } = await start();
  const body = { choices: [{ message: { role: 'assistant', content: 'Thank you.' } }] };
  simulator.failures.add({ failure: { kind: 'wrong-json', body } });
  expect(await written(model.write(PROMPT))).toBe('Thank you.');
});

test('a text ends where it is longer than allowed, and so does the request', async () => {
  const { simulator, model } = await start();
  simulator.write = () => 'word '.repeat(20_000);
  expect(await written(model.write({ ...PROMPT, maxLength: 12 }))).toBe('word word wo');
});

test('a signal aborts the request', async () => {
  const { simulator, model } = await start();
  simulator.failures.add({ failure: { kind: 'hang', at: 'mid-body' } });
  const controller = new AbortController();
  const reading = written(model.write(PROMPT, controller.signal));
  await expect.poll(() => simulator.prompts).toHaveLength(1);
  controller.abort(new AppError('client-disconnected'));
  await expect(reading).rejects.toMatchObject({ problem: { reason: 'client-disconnected' } });
});

const FAILURES: [Rule<ModelFailureName>['failure'], string][] = [
  ['unauthorized', 'rejected the API key.'],
  ['unknown-model', 'does not know the model or the address. Check LLM_MODEL'],
  ['over-quota', 'there were too many. Try again later.'],
  ['server-error', 'internal error (HTTP 500).'],
  ['garbage', 'sent an unreadable response.'],
  ['stops', 'stopped with an error.'],
  ['empty', 'sent an empty text.'],
  [{ kind: 'html' }, 'sent a web page instead of a text.'],
  [{ kind: 'wrong-json' }, 'sent a response in an unknown format.'],
  [{ kind: 'wrong-json', body: { choices: [] } }, 'sent an empty text.'],
  [{ kind: 'hang' }, 'did not answer in time.'],
  [{ kind: 'hang', at: 'mid-body' }, 'sent its response too slowly.'],
  [{ kind: 'drip', bytes: 1, everyMs: 50 }, 'sent its response too slowly.'],
  [{ kind: 'reset' }, 'could not be reached.'],
  [{ kind: 'reset', at: 'mid-body' }, 'closed the connection before its response was complete.'],
  [{ kind: 'truncate', contentLength: 'absent' }, 'closed the connection before its response was complete.'],
  [{ kind: 'oversize' }, 'sent a response that is larger than the limit.'],
  [
    { kind: 'status', status: 302, headers: { location: 'http://127.0.0.1:9/' } },
    'redirects to another address (HTTP 302).',
  ],
  [{ kind: 'status', status: 400, body: { error: 'no' } }, 'rejected the request (HTTP 400).'],
];

test.each(FAILURES)('%j is reported as “%s”', async (failure, message) => {
  const { simulator, model } = await start({ limits: SHORT });
  simulator.failures.add({ failure });
  const error = await failureOf(model.write(PROMPT));
  expect(error).toMatchObject({ code: 'unavailable', problem: saying(message) });
  expect(JSON.stringify([String(error), error.cause])).not.toContain(simulator.apiKey);
});

test('a server that is not there is reported', async () => {
  const model = createLanguageModel({ url: 'http://127.0.0.1:9/v1', apiKey: 'key', model: 'any' });
  expect(await failureOf(model.write(PROMPT))).toMatchObject({ problem: saying('could not be reached.') });
});

test('a wrong key and a wrong address are reported', async () => {
  const wrongKey = await start({ apiKey: 'another' });
  expect(await failureOf(wrongKey.model.write(PROMPT))).toMatchObject({ problem: saying('API key') });
  const wrongPath = await start({ path: '/chat' });
  expect(await failureOf(wrongPath.model.write(PROMPT))).toMatchObject({ problem: saying('the address') });
});

test('a 429 says when to try again', async () => {
  const { simulator, model } = await start();
  simulator.failures.add({ failure: 'over-quota' });
  expect(await failureOf(model.write(PROMPT))).toMatchObject({ retryAfterSeconds: 17 });
});

test('a service’s error is logged by its code, not with the text that it repeats', async () => {
  const { simulator, model } = await start();
  const error = { type: 'invalid_request_error', code: 'content_filter', message: `Refused: ${PROMPT.user}` };
  simulator.failures.add({ failure: { kind: 'status', status: 400, body: { error } } });
  expect((await failureOf(model.write(PROMPT))).cause).toBe('invalid_request_error content_filter');
});
