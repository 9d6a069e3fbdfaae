import { createTransport } from 'nodemailer';
import { isLoopback } from '#domain/host.ts';
import type { MailContent, MailError } from '#domain/mail/mail.ts';
import { type MailFrame, renderMail } from './render-mail.ts';

/** A server that takes mails, and the address that they come from. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the beginning; otherwise by STARTTLS. */
  isSecure: boolean;
  /** Null for a server that needs no password. */
  login: { user: string; password: string } | null;
  /** An address, or `Name <address>`. */
  from: string;
}

interface OutgoingMail extends MailFrame {
  to: string;
  /** The same in every attempt, so that a mailbox may recognize a mail that it has. */
  messageId: string;
  content: MailContent;
}

/** Makes one attempt, and never rejects. @returns why the server did not take the mail; null if it did */
type SendMail = (mail: OutgoingMail, signal: AbortSignal) => Promise<MailError | null>;

export interface MailSender {
  send: SendMail;
  close(): void;
}

const CONNECTIONS = 2;
const PER_SECOND = 10;
/** Of one attempt, also with a server that answers a little at a time. */
const TIMEOUT_MS = 60_000;

/**
 * Sends mails by SMTP. A password is sent by an encrypted connection only, except to this machine; without a password, the
 * connection is encrypted if the server offers it.
 */
export function mailSender(
  { host, port, isSecure, login, from }: SmtpServer,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): MailSender {
  const isLocal = isLoopback(host);
  const transport = createTransport({
    pool: true,
    host,
    port,
    secure: isSecure,
    requireTLS: login !== null && !isLocal,
    // Servers on this machine rarely have a certificate, and the connection does not leave it.
    ignoreTLS: isLocal && !isSecure,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    maxConnections: CONNECTIONS,
    maxRequeues: 0,
    rateLimit: PER_SECOND,
    connectionTimeout: timeoutMs / 4,
    greetingTimeout: timeoutMs / 4,
    socketTimeout: timeoutMs / 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, messageId, content, ...frame }, signal) {
      const { subject, html, text } = renderMail(content, frame);
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      try {
        await transport.sendMail({
          from,
          // An object: a text would be parsed as a list.
          to: { name: '', address: to },
          messageId: `<${messageId}@${new URL(frame.publicUrl).hostname}>`,
          subject,
          html,
          text,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(frame.unsubscribeUrl) },
          signal: limited,
        });
        return null;
      } catch (error) {
        return limited.aborted ? 'timeout' : errorOf(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** By RFC 8058: a POST to the address unsubscribes, without a session. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Names of errors instead of the texts of servers, which may repeat what they were sent. */
export function errorOf(error: unknown): MailError {
  const {
    code,
    command,
    message,
    responseCode = 0,
    response = '',
  } = error as Partial<Record<'code' | 'command' | 'message' | 'response', string>> & {
    responseCode?: number;
  };
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'credentials';
  const isCertificate = code === 'ESOCKET' && /certificate|self[- ]signed|altnames|SSL/i.test(message ?? '');
  if (code === 'ETLS' || isCertificate) return 'encryption';
  if (code === 'ETIMEDOUT') return 'timeout';
  if (responseCode >= 400 && responseCode < 500) return 'try-later';
  if (responseCode < 500) return code === 'EMESSAGE' ? 'refused' : 'unreachable';
  // By RFC 3463, 5.1.7 and 5.1.8 are about the sender, which many servers check with the recipient; other 5.1.x are about the
  // recipient, 5.2.1 is a closed mailbox. A refusal without a code, such as of a relay, says nothing about the address.
  const status = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response)?.[1] ?? '';
  if (/^5\.1\.[1-36]$|^5\.2\.1$/.test(status)) return 'address-refused';
  if (/^5\.1\.[78]$/.test(status)) return 'settings';
  return command === 'RCPT TO' || command === 'DATA' ? 'refused' : 'settings';
}
