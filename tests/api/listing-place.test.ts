import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListingPlace } from '#contract/listings/listing-place.ts';
import { runSync } from '#services/sources/sync.ts';
import { COMPANY_PLACE_ID, RIVERSIDE_PLACE_ID } from '#simulators/google-places/demo-places.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { type CommandLine, openCommandLine } from '#tests/support/command-line.ts';
import { fingerprint } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let anonymous: ApiClient;
let manager: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  anonymous = apiClient(server.origin);
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.database.pool.query('update listings set google_place_id = null');
});

const PATH = '/listings/1/google-place';
const place = async (path = PATH) => (await manager.get<ListingPlace>(path)).data;
const set = (placeId: unknown, path = PATH) => manager.put<ListingPlace>(path, { placeId });
const section = async (id: number) => (await fetch(`${server.origin}/property/${id}/google`)).text();
const NANTES_AUTHOR = 'Aurélie Montfort';
const OFFICE_AUTHOR = 'Tobias Wernecke';

describe('the Google place of a listing', () => {
  test('is the configured place unless the listing has its own', async () => {
    expect(await place()).toEqual({ placeId: null, shownPlaceId: COMPANY_PLACE_ID });
    const own = { placeId: RIVERSIDE_PLACE_ID, shownPlaceId: RIVERSIDE_PLACE_ID };
    expect((await set(RIVERSIDE_PLACE_ID)).data).toEqual(own);
    expect(await place()).toEqual(own);
    expect(await place('/listings/2/google-place')).toMatchObject({ placeId: null });
    expect((await set(null)).data).toEqual({ placeId: null, shownPlaceId: COMPANY_PLACE_ID });
  });

  test('decides whose reviews the public page shows', async () => {
    await set(RIVERSIDE_PLACE_ID);
    const own = await section(1);
    expect(own).toContain(NANTES_AUTHOR);
    expect(own).toContain('Visited in July 2026');
    expect(own).not.toContain(OFFICE_AUTHOR);
    expect(await section(2)).toContain(OFFICE_AUTHOR);
    await set(null);
    expect(await section(1)).toContain(OFFICE_AUTHOR);
    expect((await anonymous.get(`/google-reviews/${RIVERSIDE_PLACE_ID}`)).status).toBe(404);
  });

  test('does not change when a sync updates the listing', async () => {
    await set(RIVERSIDE_PLACE_ID);
    await runSync(server.app.context);
    expect(await place()).toMatchObject({ placeId: RIVERSIDE_PLACE_ID });
  });

  test('is stored but not shown when Google is not configured', async () => {
    const { context } = server.app;
    const { google } = context;
    Object.assign(context, { google: null });
    expect((await set(RIVERSIDE_PLACE_ID)).data).toEqual({ placeId: RIVERSIDE_PLACE_ID, shownPlaceId: null });
    Object.assign(context, { google });
  });

  test('of an unknown listing returns 404 and sends no request to Google', async () => {
    const requestCount = server.google.requests.length;
    const unknown = '/listings/987654/google-place';
    for (const answer of [await manager.get(unknown), await set(COMPANY_PLACE_ID, unknown)]) {
      expect([answer.status, answer.failure.error]).toEqual([404, 'There is no listing 987654.']);
    }
    expect(await section(987_654)).toContain('Failed to load Google reviews');
    expect(server.google.requests).toHaveLength(requestCount);
  });
});

describe('a change is rejected', () => {
  test('of an anonymous visitor or from another site', async () => {
    const before = await fingerprint(server.app.database.pool);
    expect((await anonymous.get(PATH)).status).toBe(401);
    expect((await anonymous.put(PATH, { placeId: RIVERSIDE_PLACE_ID })).status).toBe(401);
    const foreign = { headers: { origin: 'https://evil.example' } };
    expect((await manager.put(PATH, { placeId: RIVERSIDE_PLACE_ID }, foreign)).status).toBe(403);
    expect((await fingerprint(server.app.database.pool))['public.listings']).toBe(before['public.listings']);
  });

  test.each([
    ['', 'placeId must be a text of 1 to 255 characters, or null.'],
    [7, 'placeId must be a text of 1 to 255 characters, or null.'],
    ['x'.repeat(256), 'placeId must be a text of 1 to 255 characters, or null.'],
    ['a b', 'placeId must be a Google place id: up to 255 letters, digits, "-" and "_".'],
    ['../x', 'placeId must be a Google place id: up to 255 letters, digits, "-" and "_".'],
    ['id\n', 'placeId must be a Google place id: up to 255 letters, digits, "-" and "_".'],
    [undefined, 'placeId is missing.'],
  ])('with the invalid place id %j', async (placeId, expected) => {
    const answer = await set(placeId);
    expect([answer.status, answer.failure.error]).toEqual([400, expected]);
    expect(await place()).toMatchObject({ placeId: null });
  });

  test('with the id of an unknown listing', async () => {
    for (const id of ['0', '-1', 'x', '1.5']) {
      expect((await set(null, `/listings/${id}/google-place`)).status).toBe(400);
    }
  });
});

describe('on the command line', () => {
  let commands: CommandLine;
  beforeAll(async () => {
    commands = await openCommandLine();
  });
  afterAll(() => commands.close());

  const run = (...args: string[]) =>
    commands.run(['listing', ...args], {
      DATABASE_URL: server.databaseUrl,
      SESSION_SECRET: 'a secret that only tests know, long enough',
    });

  test('listings are listed, and their places set and removed, while the product runs', async () => {
    const listed = await run('list');
    expect([listed.code, listed.stderr]).toEqual([0, '']);
    const rows = listed.stdout
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => line.split('\t'));
    expect(rows).toHaveLength(18);
    expect(rows.map((row) => row.length)).toEqual(Array(18).fill(3));
    const names = rows.map((row) => row[1] ?? '');
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));

    expect(await run('set-place', '1', RIVERSIDE_PLACE_ID)).toEqual({
      code: 0,
      stdout: '',
      stderr: `Listing 1 now shows the Google reviews of ${RIVERSIDE_PLACE_ID}.\n`,
    });
    expect(await section(1)).toContain(NANTES_AUTHOR);
    expect((await run('list')).stdout).toMatch(new RegExp(`^1\t[^\t]+\t${RIVERSIDE_PLACE_ID}$`, 'm'));

    const none = await run('set-place', '1', 'none');
    expect([none.code, none.stderr]).toEqual([0, 'Listing 1 no longer has its own Google place.\n']);
    expect(await place()).toMatchObject({ placeId: null });
  });

  test.each([
    [['set-place', '987654', 'none'], 'There is no listing 987654.'],
    [['set-place', 'villa', 'none'], 'LISTING_ID is "villa"; it must be a number'],
    [['set-place', '1', 'not a place'], 'placeId must be a Google place id'],
  ])('%j is refused in one line', async (args, expected) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1]);
    expect(stderr).toContain(`reviews listing: ${expected}`);
  });

  test.each([[[]], [['list', 'x']], [['set-place', '1']], [['remove', '1']], [['list', '--all']]])(
    'the listing command with %j shows its usage',
    async (args) => {
      const { code, stdout, stderr } = await run(...args);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('reviews listing set-place LISTING_ID PLACE_ID|none');
      expect(stderr).not.toMatch(/\n\s+at /);
    },
  );
});
