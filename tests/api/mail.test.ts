import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mailSender, type SmtpServer } from '#connectors/mail/mail-sender.ts';
import type { MailContent, NewMail } from '#domain/mail/mail.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import { type MailSimulator, startMailSimulator } from '#simulators/mail/server.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let mail: MailSimulator;

const CONTENT: MailContent = {
  subject: 'You are invited',
  paragraphs: ['Hello <b>Ana</b> & co.'],
  items: [{ text: 'Harbour View', detail: '“Cold rooms.”', path: '/property/1' }],
  action: { label: 'Set a password', path: '/reset/secret-token-1234' },
  why: 'Someone invited you.',
};
const TO_ANA = { to: { address: 'ana@example.com' }, kind: 'invitation', content: CONTENT } as const;

beforeAll(async () => {
  server = await openTestServer({ template: 'empty', hasMail: true });
  if (!server.mail) throw new Error('no mail server');
  mail = server.mail;
});
afterEach(async () => {
  mail.mails.length = 0;
  mail.answerRecipient = mail.answerMessage = () => null;
  await query('delete from mails');
  await query('delete from mail_unsubscriptions');
});
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) =>
  (await server.app.database.pool.query(text, values)).rows;
const queue = (change: Partial<NewMail> = {}, { context } = server.app) =>
  context.storage.transact((tx) => queueMail(context, tx, { ...TO_ANA, ...change }));
const states = async () => (await query('select state, error, attempts from mails order by id')) as object[];
const makeDue = () => query(`update mails set next_attempt_at = now()`);

describe('a queued mail', () => {
  test('is sent once as html and text, without images, with links to the product only', async () => {
    expect(await queue()).toBe(true);
    await expect.poll(states).toEqual([{ state: 'sent', error: null, attempts: 1 }]);
    expect(mail.mails).toHaveLength(1);
    const [got] = mail.mails;
    expect(got).toMatchObject({
      from: 'reviews@example.com',
      to: 'ana@example.com',
      subject: CONTENT.subject,
    });
    expect(got?.html).toContain('Hello &#60;b&#62;Ana&#60;/b&#62; &#38; co.');
    expect(got?.html).not.toMatch(/<img|<script|url\(/i);
    const { publicUrl } = server.app.config;
    const links = [...(got?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    expect(links).toHaveLength(3);
    for (const link of links) expect(link?.startsWith(`${publicUrl}/`)).toBe(true);
    expect(got?.text).toContain(`Set a password:\n${publicUrl}/reset/secret-token-1234`);
    expect(got?.text).toContain('Hello <b>Ana</b> & co.');
    expect(got?.headers['list-unsubscribe']).toBeUndefined();
  });

  test('cannot be read in the database, and its content is deleted once it is sent', async () => {
    mail.answerRecipient = () => ({ code: 450, text: '4.2.0 Later' });
    await queue();
    await expect.poll(states).toMatchObject([{ state: 'waiting', error: 'try-later' }]);
    expect(JSON.stringify(await query('select * from mails'))).not.toContain('secret-token');
    mail.answerRecipient = () => null;
    await makeDue();
    await expect.poll(states).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(await query('select sealed_content from mails')).toEqual([{ sealed_content: null }]);
  });

  test('of a rolled back transaction is not sent', async () => {
    const { context } = server.app;
    const failing = context.storage.transact(async (tx) => {
      await queueMail(context, tx, TO_ANA);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await states()).toEqual([]);
  });

  test('is given up at once when the server refuses the recipient or the message', async () => {
    mail.answerRecipient = () => ({ code: 550, text: '5.1.1 No such mailbox' });
    await queue();
    await expect.poll(states).toEqual([{ state: 'failed', error: 'address-refused', attempts: 1 }]);
    mail.answerRecipient = () => null;
    mail.answerMessage = () => ({ code: 554, text: '5.7.1 Spam' });
    await queue();
    await expect.poll(states).toMatchObject([{}, { state: 'failed', error: 'refused', attempts: 1 }]);
  });

  test('is not retried after its time', async () => {
    mail.answerRecipient = () => ({ code: 450, text: 'Later' });
    await queue({ hours: 0.001 });
    await expect.poll(states).toEqual([{ state: 'failed', error: 'try-later', attempts: 1 }]);
  });

  test('that got too late while the product did not run is not sent', async () => {
    await query(
      `insert into mails (address, kind, sealed_content, give_up_at) values ('a@example.com', 'alert', 'x', now())`,
    );
    await expect.poll(states).toEqual([{ state: 'failed', error: 'expired', attempts: 0 }]);
    expect(mail.mails).toEqual([]);
  });

  test('cannot add headers or recipients', async () => {
    const evil = 'Hi\r\nBcc: eve@example.com\r\n\r\nbody';
    await queue({ content: { ...CONTENT, subject: evil } });
    await expect.poll(states).toMatchObject([{ state: 'sent' }]);
    expect(mail.mails[0]?.headers.bcc).toBeUndefined();
    expect(mail.mails[0]?.subject).toBe('Hi Bcc: eve@example.com body');
    const sender = mailSender({ ...toSimulator(mail), from: 'a@example.com' });
    for (const to of ['x@example.com\r\nRCPT TO:<eve@example.com>', 'x@example.com, eve@example.com']) {
      mail.mails.length = 0;
      await sender.send(outgoing(to), new AbortController().signal);
      expect(mail.mails.filter((each) => each.to === 'eve@example.com')).toEqual([]);
    }
    sender.close();
  });

  test('is sent by one of two processes', async () => {
    const other = await openTestServer({
      environment: {
        DATABASE_URL: server.databaseUrl,
        SMTP_URL: mail.url,
        MAIL_FROM: 'reviews@example.com',
      },
    });
    for (let n = 0; n < 20; n++) await queue();
    await expect
      .poll(async () => (await states()).filter((each) => 'state' in each && each.state === 'sent').length)
      .toBe(20);
    expect(mail.mails).toHaveLength(20);
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(20);
    await other.close();
  });

  test('is repeated with the same Message-ID if the process ends before the answer is recorded', async () => {
    mail.answerMessage = (got) => (mail.mails.push(got) > 1 ? null : 'hang');
    await queue();
    await expect.poll(() => mail.mails.length).toBe(1);
    await makeDue();
    const other = await openTestServer({
      environment: { DATABASE_URL: server.databaseUrl, SMTP_URL: mail.url, MAIL_FROM: 'reviews@example.com' },
    });
    await expect.poll(() => new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(1);
    await expect.poll(states).toMatchObject([{ state: 'sent' }]);
    expect(mail.mails.length).toBeGreaterThan(1);
    mail.disconnect();
    await other.close();
  });

  test('is not queued without SMTP', async () => {
    const { context } = server.app;
    const without = { ...server.app, context: { ...context, mailer: null } };
    expect(await queue({}, without)).toBe(false);
    expect(await states()).toEqual([]);
  });
});

describe('the log of mails', () => {
  test('is kept for 30 days', async () => {
    await queue();
    await expect.poll(states).toMatchObject([{ state: 'sent' }]);
    await server.app.context.storage.transact((tx) => tx.mails.deleteOld());
    expect(await states()).toHaveLength(1);
    await query(`update mails set created_at = now() - interval '31 days'`);
    await server.app.context.storage.transact((tx) => tx.mails.deleteOld());
    expect(await states()).toEqual([]);
  });
});

const toSimulator = ({ port }: { port: number }): SmtpServer => ({
  host: '127.0.0.1',
  port,
  isSecure: false,
  login: null,
  from: 'Reviews <reviews@example.com>',
});
const outgoing = (to: string) => ({
  to,
  messageId: '0b6b5b8e-0000-4000-8000-000000000000',
  content: CONTENT,
  brand: 'Flex',
  publicUrl: 'http://localhost:3000',
  unsubscribeUrl: null,
});

describe('an attempt', () => {
  const LOGIN = { user: 'ana@example.com', password: 'p@ss:word/1' };
  // Not a loopback name, so that a password needs encryption; Linux connects to this machine.
  const ELSEWHERE = '0.0.0.0';

  async function attempt(change: Partial<SmtpServer>, timeoutMs = 2_000) {
    const sender = mailSender({ ...toSimulator(mail), ...change }, { timeoutMs });
    const error = await sender.send(outgoing('ana@example.com'), new AbortController().signal);
    sender.close();
    return error;
  }

  test('fails as unreachable when nothing listens', async () => {
    expect(await attempt({ port: 1 })).toBe('unreachable');
  });

  test('fails in time when the server hangs', async () => {
    mail.answerRecipient = () => 'hang';
    expect(await attempt({}, 600)).toBe('timeout');
  });

  test('signs in, and fails with wrong credentials', async () => {
    const closed = await startMailSimulator({ login: LOGIN });
    expect(await attempt({ port: closed.port, login: LOGIN })).toBe(null);
    expect(closed.mails).toHaveLength(1);
    expect(await attempt({ port: closed.port, login: { ...LOGIN, password: 'wrong' } })).toBe('credentials');
    await closed.close();
  });

  test('does not send a password to a server without encryption or with a certificate that nobody has signed', async () => {
    const plain = await startMailSimulator({ login: LOGIN });
    expect(await attempt({ host: ELSEWHERE, port: plain.port, login: LOGIN })).toBe('encryption');
    const unsigned = await startMailSimulator({ login: LOGIN, offersTls: true });
    expect(await attempt({ host: ELSEWHERE, port: unsigned.port, login: LOGIN })).toBe('encryption');
    expect([...plain.mails, ...unsigned.mails]).toEqual([]);
    await plain.close();
    await unsigned.close();
  });

  test('uses few connections', async () => {
    mail.connections.most = 0;
    const sender = mailSender(toSimulator(mail));
    const signal = new AbortController().signal;
    await Promise.all(Array.from({ length: 8 }, () => sender.send(outgoing('ana@example.com'), signal)));
    sender.close();
    expect(mail.mails).toHaveLength(8);
    expect(mail.connections.most).toBeLessThanOrEqual(4);
  });
});
