import { expect, test } from 'vitest';
import { reader } from './config-reader.ts';
import { readSmtp } from './smtp-config.ts';

const read = (url: string, from = 'Reviews <reviews@example.com>') =>
  readSmtp(reader({ SMTP_URL: url, MAIL_FROM: from }));

test('a mail server has its port, its encryption and its decoded password', () => {
  expect(read('smtps://ana%40example.com:p%40ss@smtp.example.com')).toEqual({
    host: 'smtp.example.com',
    port: 465,
    isSecure: true,
    login: { user: 'ana@example.com', password: 'p@ss' },
    from: 'Reviews <reviews@example.com>',
  });
  expect(read('smtp://[::1]:25')).toMatchObject({ host: '::1', port: 25, isSecure: false, login: null });
  expect(readSmtp(reader({}))).toBe(null);
});

test.each([
  ['http://smtp.example.com', 'a@example.com'],
  ['smtp://ana:secret@smtp.example.com/path', 'a@example.com'],
  ['smtp://ana:secret@smtp.example.com?tls=no', 'a@example.com'],
  ['smtp://ana:sec%zzret@smtp.example.com', 'a@example.com'],
  ['smtp://ana@smtp.example.com', 'a@example.com'],
  ['smtp://ana:secret@smtp.example.com', 'a@example.com, b@example.com'],
  ['smtp://ana:secret@smtp.example.com', 'nobody'],
  ['smtp://ana:secret@smtp.example.com', ''],
  ['', 'a@example.com'],
])('%s with the sender "%s" stops the start in one line without the password', (url, from) => {
  const message = (() => {
    try {
      read(url, from);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  })();
  expect(message).toMatch(/^(SMTP_URL|MAIL_FROM) [^\n]+$/);
  expect(message).not.toMatch(/sec(%zz)?ret/);
});
