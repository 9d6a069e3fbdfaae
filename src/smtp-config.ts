import type { SmtpServer } from '#connectors/mail/mail-sender.ts';
import { isMailAddress } from '#domain/mail/mail.ts';
import { ConfigError, type Reader } from './config-reader.ts';

const PORTS = { 'smtp:': 587, 'smtps:': 465 };
/** `Name <address>`; quotes, commas and line breaks would make a list of addresses. */
const NAMED = /^(?<name>[^"<>,;:@\\\p{Cc}]*)<(?<named>[^<>]+)>$/u;

/** Null when no mails are sent. @throws {ConfigError}, which never has the password */
export function readSmtp(read: Reader): SmtpServer | null {
  if (read.pair('SMTP_URL', 'MAIL_FROM') === null) return null;
  const url = new URL(read.url('SMTP_URL', ['smtp:', 'smtps:'], { secret: true }) ?? '');
  const from = read.text('MAIL_FROM') ?? '';
  const { named = from } = NAMED.exec(from)?.groups ?? {};
  if (!isMailAddress(named)) {
    throw new ConfigError(
      `MAIL_FROM is "${from}"; it must be an address such as reviews@example.com or Reviews <reviews@example.com>.`,
    );
  }
  const [user, password] = [url.username, url.password].map(decoded);
  const isComplete = (user === '') === (password === '') && user !== undefined && password !== undefined;
  if (!isComplete || url.hostname === '' || !['', '/'].includes(url.pathname) || url.search || url.hash) {
    throw new ConfigError(
      'SMTP_URL is not a valid address; it must be such as smtps://USER:PASSWORD@smtp.example.com:465 or smtp://smtp.example.com:587, with special characters of the password in percent encoding.',
    );
  }
  return {
    // An IPv6 address is in brackets there.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || PORTS[url.protocol as keyof typeof PORTS],
    isSecure: url.protocol === 'smtps:',
    login: user === '' ? null : { user, password },
    from,
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
