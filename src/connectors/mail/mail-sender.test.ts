import { expect, test } from 'vitest';
import { errorOf } from './mail-sender.ts';

const refusal = (command: string, response: string) =>
  Object.assign(new Error(response), {
    code: 'EENVELOPE',
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

test.each([
  ['RCPT TO', '550 5.1.1 <a@example.com>: Recipient address rejected: User unknown', 'address-refused'],
  ['RCPT TO', '550-5.1.1 The email account that you tried to reach does not exist', 'address-refused'],
  ['RCPT TO', '550 5.2.1 The email account that you tried to reach is disabled', 'address-refused'],
  ['DATA', '550 5.1.1 No such user', 'address-refused'],
  ['RCPT TO', '550 5.1.8 <us@example.com>: Sender address rejected: Domain not found', 'settings'],
  ['RCPT TO', '553 5.1.7 <us@example.com>: Sender address rejected', 'settings'],
  ['RCPT TO', '550 relay not permitted', 'refused'],
  ['RCPT TO', '554 5.7.1 <a@example.com>: Relay access denied', 'refused'],
  ['RCPT TO', '552 5.2.2 Mailbox full', 'refused'],
  ['RCPT TO', '450 4.2.0 Greylisted', 'try-later'],
  ['DATA', '554 5.7.1 Spam message rejected', 'refused'],
  ['MAIL FROM', '550 5.7.1 Sender not allowed', 'settings'],
  ['CONN', '421 4.3.2 Too busy', 'try-later'],
  ['CONN', '554 No SMTP service here', 'settings'],
])('a refusal of %s by %s is %s', (command, response, expected) => {
  expect(errorOf(refusal(command, response))).toBe(expected);
});
