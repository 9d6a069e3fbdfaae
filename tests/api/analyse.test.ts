import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TextAnalysis } from '#contract/insights/text-analysis.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { type CommandLine, openCommandLine } from '#tests/support/command-line.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const TEXT = 'Das Bett war toll, aber die Straße war laut.';
const ANALYSIS = {
  language: 'de',
  sentiment: 'neutral',
  topics: [
    { topic: 'bed', polarity: 'positive', start: 4, end: 17 },
    { topic: 'noise', polarity: 'negative', start: 39, end: 43 },
  ],
};

describe('POST /api/insights/analyse', () => {
  let server: TestServer;
  let manager: ApiClient;
  let anonymous: ApiClient;
  beforeAll(async () => {
    server = await openTestServer({ template: 'empty' });
    anonymous = apiClient(server.origin);
    manager = await signedInClient(server.origin);
  });
  afterAll(() => server.close());

  const analyse = (body: unknown, who = manager) => who.post<TextAnalysis>('/insights/analyse', body);

  test('returns language, sentiment and topics with their positions', async () => {
    const { status, data } = await analyse({ text: TEXT });
    expect([status, data]).toEqual([200, ANALYSIS]);
  });

  test('returns the language only of a text that is not analysed', async () => {
    const { data } = await analyse({ text: 'Heel fijn huis, we komen graag terug' });
    expect(data).toEqual({ language: 'nl', sentiment: null, topics: [] });
    expect((await analyse({ text: '10/10' })).data).toEqual({ language: null, sentiment: null, topics: [] });
  });

  test('is for managers only', async () => {
    expect((await analyse({ text: TEXT }, anonymous)).status).toBe(401);
  });

  test.each([
    {},
    { text: '' },
    { text: '  \n' },
    { text: 7 },
    { text: null },
    { text: 'a'.repeat(10_001) },
    { text: TEXT, language: 'de' },
  ])('refuses %j and names the field', async (body) => {
    const { status, failure } = await analyse(body);
    expect(status).toBe(400);
    expect(failure.error).toMatch('language' in body ? /language/ : /text/);
  });
});

test('a person may have sixty texts analysed per minute, across all sessions', async () => {
  const server = await openTestServer({ template: 'empty' });
  const [one, other] = [apiClient(server.origin), apiClient(server.origin)];
  await Promise.all([one.signIn(), other.signIn()]);
  const analyse = (who: ApiClient) => who.post('/insights/analyse', { text: 'Great bed.' });
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => analyse(index % 2 ? one : other)),
  );
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
  const { status, failure } = await analyse(other);
  expect([status, failure.error]).toEqual([
    429,
    expect.stringMatching(/^60 texts can be analysed per minute/),
  ]);
  await server.close();
});

describe('reviews analyse', () => {
  let commands: CommandLine;
  beforeAll(async () => {
    commands = await openCommandLine();
  });
  afterAll(() => commands.close());

  test('prints the analysis of its argument, or of stdin, without a database', async () => {
    const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SESSION_SECRET: 'x'.repeat(40) };
    const ofArgument = await commands.run(['analyse', TEXT], nowhere);
    expect([ofArgument.code, ofArgument.stderr, JSON.parse(ofArgument.stdout)]).toEqual([0, '', ANALYSIS]);
    const ofInput = await commands.run(['analyse', '--language', 'de'], nowhere, TEXT);
    expect(JSON.parse(ofInput.stdout)).toEqual(ANALYSIS);
  });

  test('prints one line for each line of a file, until one is wrong', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'analyse-')), 'texts.jsonl');
    await writeFile(
      file,
      `${JSON.stringify({ id: 1, text: TEXT })}\n\n{"text":"Spotless","language":"en"}\n[]\n`,
    );
    const { code, stdout, stderr } = await commands.run(['analyse', '--file', file], {});
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toEqual({ id: 1, ...ANALYSIS });
    expect(lines[1]).toMatchObject({ language: 'en', topics: [{ topic: 'cleanliness' }] });
    expect([code, lines.length]).toEqual([1, 2]);
    expect(stderr).toContain('line 4: it must be an object with a string "text".');
  });

  test.each([[['--file', 'a', 'b']], [['two', 'words']], [['--language', 'German', 'Gut']]])(
    'refuses %j',
    async (args) => {
      expect((await commands.run(['analyse', ...args], {})).code).toBe(1);
    },
  );
});
