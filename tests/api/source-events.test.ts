import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { MAX_NOTICE_BYTES } from '#domain/sources/notice.ts';
import { cuttableLine } from '#tests/support/cuttable-line.ts';
import { tablesWith } from '#tests/support/database-content.ts';
import {
  findHospitable,
  type HospitableAccount,
  openHospitableAccount,
  renewHospitableAddress,
} from '#tests/support/hospitable-account.ts';
import { runSql } from '#tests/support/test-config.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

const DATABASE = 'source_events';
const log: string[] = [];
let line: Awaited<ReturnType<typeof cuttableLine>>;
let account: HospitableAccount;
let address: string;
/** Each test calls from an address of its own, because refused calls are counted. */
let from = 0;

beforeAll(async () => {
  const { user, password } = inject('postgres');
  await runSql(inject('postgres'), `create database ${DATABASE} template empty`);
  line = await cuttableLine();
  account = await openHospitableAccount(
    {
      DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${line.port}/${DATABASE}`,
      TRUST_PROXY: 'loopback',
      METRICS_PORT: '0',
      LOG_LEVEL: 'trace',
    },
    {},
    (text) => log.push(text),
  );
  address = account.address;
});
afterAll(async () => {
  await account.close();
  await line.cut();
  await runSql(inject('postgres'), `drop database ${DATABASE} with (force)`);
});
beforeEach(() => {
  from += 1;
});

const KEY = () => Buffer.from(account.simulator.email).toString('base64');
const message = (id: string, action = 'property.changed', created = new Date()) =>
  JSON.stringify({ id, action, data: { id: 'home-1' }, created: created.toISOString(), version: 'v2' });
const sign = (body: string) => createHmac('sha256', KEY()).update(body).digest('hex');

async function call(body: string, { url = address, signature = sign(body) } = {}) {
  const headers = { signature, 'x-forwarded-for': `198.51.100.${from}`, authorization: 'Bearer nothing' };
  const response = await fetch(url, { method: 'POST', body, headers });
  const { data, code } = await response.json();
  return { status: response.status, code, isNew: data?.isNew };
}
const refusal = async () => (await findHospitable(account.admin)).webhook?.lastRefusal?.reason;
const notices = async () =>
  (await account.server.app.database.pool.query('select delivery from source_notices order by 1')).rows.map(
    ({ delivery }) => delivery,
  );

const FORGED: [what: string, forge: () => Promise<{ status: number }>, status: number][] = [
  ['a wrong token', () => call(message('f1'), { url: address.replace(/[\w-]{43}$/, 'x'.repeat(43)) }), 404],
  ['an unknown source', () => call(message('f1'), { url: address.replace('hospitable', 'guesty') }), 404],
  ['no signature', () => call(message('f1'), { signature: '' }), 401],
  ['the signature of another body', () => call(message('f1'), { signature: sign('{}') }), 401],
  ['an old time', () => call(message('f1', 'review.created', new Date(0))), 401],
  ['no JSON', () => call('{'), 400],
  ['a large body', () => call('x'.repeat(MAX_NOTICE_BYTES + 1)), 413],
];

describe('a forged call', () => {
  test('runs no query: it is refused in the same way while the database is away', async () => {
    const { requests } = account.simulator;
    const before = requests.length;
    await line.cut();
    for (const [what, forge, status] of FORGED) expect((await forge()).status, what).toBe(status);
    const valid = await call(message('f2'));
    await line.mend();
    expect(valid.status, 'one that is stored needs it').toBe(503);
    await vi.waitFor(async () => expect(await notices()).toEqual([]), WAIT_OPTIONS);
    expect(requests.slice(before)).toEqual([]);
  });

  test.each(FORGED)(
    'with %s is refused, and an admin sees why if the address was right',
    async (_, forge, status) => {
      await account.server.app.database.pool.query(
        'update source_webhooks set last_refused_at = null, last_refusal = null',
      );
      await account.server.app.context.sources.reload();
      expect((await forge()).status).toBe(status);
      if (status === 404) return;
      await vi.waitFor(async () => expect(await refusal()).toBeTruthy(), WAIT_OPTIONS);
    },
  );

  test('with a wrong token counts against its sender, whose calls with the right one are still accepted', async () => {
    const wrong = { url: address.replace(/[\w-]{43}$/, 'x'.repeat(43)) };
    const statuses = [];
    for (let index = 0; index < 32; index++) statuses.push((await call(message('f3'), wrong)).status);
    expect(statuses).toEqual([...Array(30).fill(404), 429, 429]);
    expect((await call(message('f3', 'reservation.created'))).status).toBe(200);
    from += 1;
    expect((await call(message('f4'), wrong)).status).toBe(404);
  });
});

describe('a call', () => {
  test('is stored once, whatever number of times it arrives', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(message('d1'))));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await call(message('d1'))).toMatchObject({ status: 200, isNew: false });
    expect(await notices()).toEqual(['d1']);
    const { webhook } = await findHospitable(account.admin);
    expect(webhook?.lastNotice).not.toBeNull();
  });

  test('of an unknown kind is accepted and ignored', async () => {
    expect(await call(message('d2', 'reservation.created'))).toMatchObject({ status: 200, isNew: false });
    expect(await notices()).not.toContain('d2');
  });

  test('needs the address of now, which is no secret in the database, the log or the metrics', async () => {
    const token = address.slice(address.lastIndexOf('/') + 1);
    expect(token).toHaveLength(43);
    const metrics = await fetch(`http://127.0.0.1:${account.server.metricsPort}/metrics`);
    const text = await metrics.text();
    expect(text).toContain('/api/sources/:id/events/:token');
    expect(text).not.toContain(token);
    expect(log.join('')).not.toContain(token);
    expect(log.join('')).not.toContain(account.simulator.email);
    expect(await tablesWith(account.server.app.database.pool, token)).toEqual([]);
    expect(await tablesWith(account.server.app.database.pool, account.simulator.email)).toEqual([]);

    const old = address;
    address = await renewHospitableAddress(account);
    expect(address).not.toBe(old);
    expect((await call(message('d3'), { url: old })).status).toBe(404);
    expect(await call(message('d3'))).toMatchObject({ status: 200, isNew: true });
  });

  test('for a paused account, a removed address and a removed account is not accepted', async () => {
    const { admin } = account;
    await admin.patch('/sources/hospitable', { isPaused: true });
    expect((await call(message('d4'))).status).toBe(404);
    await admin.patch('/sources/hospitable', { isPaused: false });
    expect((await call(message('d4'))).status).toBe(200);
    expect((await admin.delete('/sources/hospitable/address')).status).toBe(200);
    expect((await findHospitable(admin)).webhook).toBeNull();
    expect((await call(message('d5'))).status).toBe(404);
    expect((await admin.post('/sources/hospitable/address')).status).toBe(409);
    expect((await admin.post('/sources/hostaway/address', { secret: 'x' })).status).toBe(409);
    address = await renewHospitableAddress(account, account.simulator.email);
    expect((await call(message('d5'))).status).toBe(200);
    expect((await admin.delete('/sources/hospitable?reviews=keep')).status).toBe(200);
    expect((await call(message('d6'))).status).toBe(404);
    expect(await notices()).toEqual([]);
  });
});
