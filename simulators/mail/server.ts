import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailSimulatorOptions {
  /** 0, the default, uses any free port. */
  port?: number;
  host?: string;
  /** Others are refused; null, the default, asks for none. */
  login?: { user: string; password: string } | null;
  /** Whether it offers STARTTLS, with a certificate that nobody has signed. */
  offersTls?: boolean;
}

export interface ReceivedMail {
  at: Date;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** By name in lower case. */
  headers: Record<string, string>;
  raw: string;
}

/** A reply to a command, such as `{ code: 550, text: '5.1.1 No such mailbox' }`. */
export interface SmtpReply {
  code: number;
  text: string;
}

export interface MailSimulator {
  /** As `SMTP_URL`. */
  url: string;
  port: number;
  /** Where a client connects. */
  server: {
    host: string;
    port: number;
    isSecure: false;
    login: (MailSimulatorOptions['login'] & object) | null;
  };
  /** What it has accepted, oldest first. */
  mails: ReceivedMail[];
  /** Answers each recipient: null, the default, accepts; `hang` never answers. A test may replace it. */
  answerRecipient: (address: string) => SmtpReply | 'hang' | null;
  /** Answers each message after it was sent, in the same way. */
  answerMessage: (mail: ReceivedMail) => SmtpReply | 'hang' | null;
  /** How many connections there were, and are at most at the same time. */
  connections: { all: number; most: number };
  /** Ends the connections of the moment, also those that hang. */
  disconnect(): void;
  close(): Promise<void>;
}

/** Of the demo. */
const MAX_MAILS = 200;

type Done = (error?: Error | null) => void;

function answer(reply: SmtpReply | 'hang' | null, done: Done): void {
  if (reply === 'hang') return;
  done(reply && Object.assign(new Error(reply.text), { responseCode: reply.code }));
}

/** Starts a mail server that delivers nothing and remembers what it gets. */
export async function startMailSimulator({
  port = 0,
  host = '127.0.0.1',
  login = null,
  offersTls = false,
}: MailSimulatorOptions = {}): Promise<MailSimulator> {
  let open = 0;
  const options: SMTPServerOptions = {
    authOptional: login === null,
    allowInsecureAuth: true,
    disabledCommands: [...(offersTls ? [] : ['STARTTLS' as const]), ...(login ? [] : ['AUTH' as const])],
    disableReverseLookup: true,
    onConnect(_session, done) {
      open++;
      simulator.connections.all++;
      simulator.connections.most = Math.max(simulator.connections.most, open);
      done();
    },
    onClose: () => void open--,
    onAuth({ username, password }, _session, done) {
      const isRight = username === login?.user && password === login?.password;
      if (isRight) done(null, { user: username });
      else done(Object.assign(new Error('5.7.8 Authentication failed'), { responseCode: 535 }));
    },
    onRcptTo: ({ address }, _session, done) => answer(simulator.answerRecipient(address), done),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const mail = await received(Buffer.concat(chunks), from, envelope.rcptTo[0]?.address ?? '');
        const reply = simulator.answerMessage(mail);
        if (reply === null) simulator.mails.push(mail);
        simulator.mails.splice(0, simulator.mails.length - MAX_MAILS);
        answer(reply, done);
      });
    },
  };
  const server = new SMTPServer(options);
  // A client that goes away is no failure of the server.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = (server.server.address() as AddressInfo).port;
  const user = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : '';
  const simulator: MailSimulator = {
    url: `smtp://${user}${host}:${bound}`,
    port: bound,
    server: { host, port: bound, isSecure: false, login },
    mails: [],
    answerRecipient: () => null,
    answerMessage: () => null,
    connections: { all: 0, most: 0 },
    disconnect() {
      for (const connection of server.connections) connection.close();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return simulator;
}

async function received(bytes: Buffer, from: string, to: string): Promise<ReceivedMail> {
  const { subject = '', html = '', text = '', messageId = '', headers } = await PostalMime.parse(bytes);
  return {
    at: new Date(),
    from,
    to,
    subject,
    html,
    text,
    messageId,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    raw: bytes.toString('utf8'),
  };
}
