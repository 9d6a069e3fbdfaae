import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnEmail } from '#contract/accounts/email.ts';
import type { MadeInvitation, PersonList } from '#contract/accounts/people.ts';
import type { Session } from '#contract/accounts/session.ts';
import { routePath } from '#contract/route-path.ts';
import { addUser, setRole } from '#services/accounts/users.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import type { MailSimulator, ReceivedMail } from '#simulators/mail/server.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
const NEW_PASSWORD = 'lamp river stone';

let server: TestServer;
let mail: MailSimulator;
let admin: ApiClient;

beforeAll(async () => {
  server = await openTestServer({ template: 'empty', hasMail: true });
  if (!server.mail) throw new Error('no mail server');
  mail = server.mail;
  await addUser(server.app.context, { username: 'root', name: 'Root', password: PASSWORD, role: 'admin' });
  await query(`update users set email = 'root@example.com' where username = 'root'`);
  admin = await signedIn('root');
});
beforeEach(() => {
  mail.mails.length = 0;
  mail.answerRecipient = () => null;
});
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) =>
  (await server.app.database.pool.query(text, values)).rows;

async function signedIn(username: string, password = PASSWORD): Promise<ApiClient> {
  const client = await signedInClient(server.origin, username, password);
  return client;
}
async function personWithAddress(username: string): Promise<void> {
  await addUser(server.app.context, { username, name: username, password: PASSWORD, role: 'viewer' });
  await query(`update users set email = $1 where username = $2`, [`${username}@example.com`, username]);
}
async function mailTo(address: string, subject: RegExp): Promise<ReceivedMail> {
  const find = () => mail.mails.find((each) => each.to === address && subject.test(each.subject));
  await expect.poll(() => find()?.subject, { message: `${address} gets ${subject}` }).toMatch(subject);
  return find() as ReceivedMail;
}
const tokenIn = ({ text }: ReceivedMail, page: string) =>
  new RegExp(`/${page}/([\\w-]+)`).exec(text)?.[1] ?? '';

describe('an email address', () => {
  test('is used once it is proved by the link that was sent to it, and the old one is notified', async () => {
    await personWithAddress('ana');
    const ana = await signedIn('ana');
    const set = await ana.put<OwnEmail>('/account/email', { email: 'new@example.com' });
    expect(set.data).toEqual({ email: 'ana@example.com', pending: 'new@example.com', isRefused: false });
    const token = tokenIn(await mailTo('new@example.com', /Confirm/), 'confirm-email');
    const anyone = apiClient(server.origin);
    const path = routePath('GET /email-proofs/:token', { token });
    expect((await anyone.get(path)).data).toEqual({ username: 'ana', email: 'new@example.com' });
    expect((await ana.get<OwnEmail>('/account/email')).data.email).toBe('ana@example.com');
    expect((await anyone.post(path, {})).status).toBe(200);
    expect((await ana.get<OwnEmail>('/account/email')).data).toEqual({
      email: 'new@example.com',
      pending: null,
      isRefused: false,
    });
    await mailTo('ana@example.com', /address was changed/);
    await mailTo('new@example.com', /address was changed/);
    expect((await anyone.post(path, {})).status).toBe(409);
    expect(
      (await anyone.get(routePath('GET /email-proofs/:token', { token: [...token].toReversed().join('') })))
        .status,
    ).toBe(404);
    const log = await query(`select kind, actor, target from events where kind = 'email.changed'`);
    expect(log).toEqual([{ kind: 'email.changed', actor: 'ana', target: 'ana' }]);
  });

  test('that changes ends a link to reset the password in the old mailbox, and gets few links itself', async () => {
    await personWithAddress('jan');
    const jan = await signedIn('jan');
    const { jobs } = server.app.context;
    await jobs.enqueue('forgotten-password', { login: 'jan', address: '127.0.0.1' });
    const token = tokenIn(await mailTo('jan@example.com', /^Set a new password/), 'reset');
    await jan.put('/account/email', { email: 'jan2@example.com' });
    const proof = tokenIn(await mailTo('jan2@example.com', /Confirm/), 'confirm-email');
    await jan.post(routePath('GET /email-proofs/:token', { token: proof }), {});
    const reset = await jan.get(routePath('GET /password-resets/:token', { token }));
    expect(reset.status).toBe(409);
    const set = () => jan.put('/account/email', { email: 'jan2@example.com' });
    expect([(await set()).status, (await set()).status]).toEqual([200, 200]);
    const { pool } = server.app.database;
    await pool.query(
      `update mails set created_at = created_at - interval '20 minutes' where address = 'jan2@example.com'`,
    );
    const refused = await set();
    const wait = Number(refused.headers.get('retry-after'));
    expect([refused.status, Math.ceil(wait / 60)]).toEqual([429, 40]);
  });

  test('needs a proof of identity, and one address at a time', async () => {
    await personWithAddress('bea');
    const bea = await signedIn('bea');
    const plain = await bea.call('PUT', '/account/email', {
      body: { email: 'x@example.com' },
      proof: null,
    } as never);
    expect([403, 200]).toContain(plain.status);
    for (const email of [
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      'a b@example.com',
      '@x',
    ]) {
      expect((await bea.put('/account/email', { email })).status, email).toBe(400);
    }
  });

  test('that the mail server refuses gets nothing more until it is proved again, and its person and admins see it', async () => {
    await personWithAddress('cem');
    mail.answerRecipient = (address) =>
      address === 'cem@example.com' ? { code: 550, text: '5.1.1 Unknown' } : null;
    // A mail tells of this sign-in too.
    const cem = await signedIn('cem');
    await setRole(server.app.context, 'cem', 'manager');
    await expect.poll(async () => (await cem.get<OwnEmail>('/account/email')).data.isRefused).toBe(true);
    await expect.poll(async () => (await cem.get<Session>('/session')).data.user?.hasRefusedEmail).toBe(true);
    const { people } = (await admin.get<PersonList>('/accounts')).data;
    expect(people.find(({ username }) => username === 'cem')).toMatchObject({ isEmailRefused: true });
    await expect.poll(() => query(`select kind from mails where state = 'waiting'`)).toEqual([]);
    mail.answerRecipient = () => null;
    await setRole(server.app.context, 'cem', 'viewer');
    await cem.put('/account/email', { email: 'cem@example.com' });
    const token = tokenIn(await mailTo('cem@example.com', /Confirm/), 'confirm-email');
    const got = mail.mails.filter(({ to }) => to === 'cem@example.com').map(({ subject }) => subject);
    expect(got).toEqual([expect.stringMatching(/Confirm/)]);
    await apiClient(server.origin).post(routePath('GET /email-proofs/:token', { token }), {});
    expect((await cem.get<Session>('/session')).data.user?.hasRefusedEmail).toBeUndefined();
  });
});

describe('links', () => {
  test('of an invitation are mailed, and the account gets the address once it is proved', async () => {
    const invitation = { label: 'Dee', role: 'viewer', email: 'dee@example.com' };
    const made = await admin.post<MadeInvitation>('/invitations', invitation);
    const got = await mailTo('dee@example.com', /^Root invites you to/);
    const token = tokenIn(got, 'invite');
    expect(token).toBe(made.data.token);
    const path = routePath('POST /invitations/links/:token/accept', { token });
    const account = { username: 'dee', name: 'Dee', password: PASSWORD };
    const dee = apiClient(server.origin);
    dee.takeCookies(await dee.post(path, account));
    const own = await dee.get<OwnEmail>('/account/email');
    expect(own.data).toEqual({ email: null, pending: 'dee@example.com', isRefused: false });
    const proof = tokenIn(await mailTo('dee@example.com', /Confirm/), 'confirm-email');
    await dee.post(routePath('GET /email-proofs/:token', { token: proof }), {});
    const { people } = (await admin.get<PersonList>('/accounts')).data;
    expect(people.find(({ username }) => username === 'dee')?.email).toBe('dee@example.com');
  });

  test('of a password reset by an admin are mailed to the address that the admin gives', async () => {
    await personWithAddress('eve');
    const path = routePath('POST /people/:username/password-reset', { username: 'eve' });
    expect((await admin.post(path, { email: 'eve@example.com' })).status).toBe(200);
    await mailTo('eve@example.com', /^Set a new password/);
    await mailTo('eve@example.com', /A link to reset your password was created/);
  });

  test('by "Forgot password?" answer the same for everyone, and work for an hour', async () => {
    await personWithAddress('fay');
    const anyone = apiClient(server.origin);
    const forget = (login: string) => anyone.post('/password-resets', { login });
    const answers = [await forget('FAY'), await forget('nobody'), await forget('manager')];
    expect(answers.map(({ status, data }) => ({ status, data }))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 200, data: {} })),
    );
    const token = tokenIn(await mailTo('fay@example.com', /^Set a new password/), 'reset');
    expect(mail.mails).toHaveLength(1);
    const [reset] =
      await query(`select extract(epoch from expires_at - created_at)::int as seconds, token_hash from password_resets
      where made_by = 'fay'`);
    expect(reset).toMatchObject({ seconds: 3600 });
    expect(reset.token_hash).not.toContain(token);
    const used = await anyone.post(routePath('GET /password-resets/:token', { token }), {
      password: NEW_PASSWORD,
    });
    expect(used.status).toBe(200);
    await mailTo('fay@example.com', /Your password was reset/);
    await signedIn('fay', NEW_PASSWORD);
    mail.mails.length = 0;
    await query(`update mails set created_at = now() - interval '2 hours'`);
    const ofAdmin = await admin.post<{ token: string }>(
      routePath('POST /people/:username/password-reset', { username: 'fay' }),
    );
    await forget('fay');
    await mailTo('fay@example.com', /^Set a new password/);
    const kept = await anyone.get(routePath('GET /password-resets/:token', { token: ofAdmin.data.token }));
    expect(kept.status).toBe(200);
    const many = [];
    for (let n = 0; n < 5; n++) many.push((await forget('fay')).status);
    expect(many).toContain(429);
  });
});

describe('a change of an account', () => {
  test('is mailed to its owner, once', async () => {
    await personWithAddress('gil');
    const gil = await signedIn('gil');
    await mailTo('gil@example.com', /Sign-in from a new device/);
    await setRole(server.app.context, 'gil', 'manager');
    const role = await mailTo('gil@example.com', /Your role was changed/);
    expect(role.text).toContain('manager');
    await gil.post('/tokens', {
      name: 'Website',
      role: 'viewer',
      expiresOn: new Date(Date.now() + 2e8).toISOString().slice(0, 10),
    });
    const token = await mailTo('gil@example.com', /An API token was created/);
    expect(token.text).toContain('Website');
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    gil.takeCookies(await gil.put('/account/password', change));
    await mailTo('gil@example.com', /Your password was changed/);
    expect(mail.mails.filter(({ to }) => to === 'gil@example.com')).toHaveLength(4);
  });

  test('of long ago is no news', async () => {
    await personWithAddress('hal');
    await query(`insert into events (at, kind, actor_kind, target) values (now() - interval '2 days', 'password.changed', 'system', 'hal'),
      (now(), 'role.changed', 'system', 'hal')`);
    await mailTo('hal@example.com', /role/);
    expect(mail.mails.map(({ to }) => to)).toEqual(['hal@example.com']);
  });

  test('that disables a webhook is mailed to the admins', async () => {
    await query(`insert into events (kind, actor_kind, target, data)
      values ('webhook.disabled', 'system', 'webhook 7 (example.com)', '{"reason": "gone"}')`);
    const got = await mailTo('root@example.com', /A webhook was disabled/);
    expect(got.text).toContain('webhook 7 (example.com): its receiver says that it is gone');
  });
});

describe('mails that people want', () => {
  const digest = (username: string) => {
    const { context } = server.app;
    const content = { subject: 'Digest', paragraphs: ['News'], why: 'You chose it.' };
    return context.storage.transact((tx) =>
      queueMail(context, tx, { to: { username }, kind: 'digest', content }),
    );
  };

  test('are unsubscribed from by one POST without a session, and by nothing less', async () => {
    await personWithAddress('ida');
    expect(await digest('ida')).toBe(true);
    const { headers, html } = await mailTo('ida@example.com', /Digest/);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = headers['list-unsubscribe']?.replace(/[<>]/g, '') ?? '';
    expect(html).toContain(url);
    const own = new URL(new URL(url).pathname, server.origin);
    expect((await fetch(own)).status).toBe(200);
    expect(await digest('ida')).toBe(true);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(own, { method: 'POST', body })).status).toBe(200);
    expect(await digest('ida')).toBe(false);
    expect((await fetch(`${own.href.slice(0, -40)}`, { method: 'POST', body })).status).toBe(404);
    await setRole(server.app.context, 'ida', 'manager');
    const security = await mailTo('ida@example.com', /role/);
    expect(security.headers['list-unsubscribe']).toBeUndefined();
  });
});

describe('a test mail', () => {
  test('is sent to oneself, and its result is shown', async () => {
    expect((await admin.post('/mail/test', {})).status).toBe(200);
    await mailTo('root@example.com', /^Test email/);
    await expect
      .poll(async () => (await admin.get<{ lastSentAt: string | null }>('/mail')).data.lastSentAt)
      .not.toBeNull();
  });
});

test('without SMTP nothing about mails is offered', async () => {
  const without = await openTestServer({ template: 'empty' });
  const { context } = without.app;
  await addUser(context, { username: 'root', name: 'Root', password: PASSWORD, role: 'admin' });
  const client = await signedInClient(without.origin, 'root', PASSWORD);
  expect((await client.post('/password-resets', { login: 'root' })).status).toBe(409);
  expect((await client.get('/mail')).status).toBe(409);
  expect((await client.put('/account/email', { email: 'a@example.com' })).status).toBe(409);
  const invitation = { label: 'Dee', role: 'viewer', email: 'dee@example.com' };
  expect((await client.post('/invitations', invitation)).status).toBe(409);
  const { email: _, ...plain } = invitation;
  expect((await client.post('/invitations', plain)).status).toBe(200);
  expect((await without.app.database.pool.query('select from mails')).rowCount).toBe(0);
  await without.close();
});
