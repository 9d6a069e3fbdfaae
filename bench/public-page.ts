/**
 * How fast the public page is answered against a bare Fastify that replies with the same bytes: `node bench/public-page.ts`.
 * Both run in processes of their own and take turns under the same load; PostgreSQL is a new embedded one. Needs the
 * build. Besides requests a second it prints the processor time of one request, which other work on the machine
 * disturbs less.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { pino } from 'pino';
import { startServer } from '#app.ts';
import { readConfig } from '#config.ts';
import { load } from './support/load.ts';
import { fillListing } from './support/realistic-listing.ts';

const ROUNDS = 6;
const SECONDS = 2;
const CONNECTIONS = 32;

/** What the bare server answers with. */
interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function product(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reviews-bench-'));
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'false', PORT: '0', LOG_LEVEL: 'warn' });
  const server = await startServer(config, { logger: pino({ level: 'warn' }) });
  const id = await fillListing(server.app, 50);
  process.send?.({ port: server.port, path: `/property/${id}` });
  await untilTold();
  await server.close();
  await rm(dataDir, { recursive: true, maxRetries: 5 });
}

async function bare(): Promise<void> {
  const server = fastify();
  let reply: Reply = { status: 204, headers: {}, body: Buffer.alloc(0) };
  server.get('/property/:id', (_request, to) => {
    to.status(reply.status).headers(reply.headers);
    return reply.status === 304 ? to.send() : to.send(reply.body);
  });
  process.on('message', (message: { reply?: Reply }) => {
    if (!message.reply) return;
    reply = { ...message.reply, body: Buffer.from(message.reply.body) };
    process.send?.('ready');
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ port: Number(new URL(address).port) });
  await untilTold();
  await server.close();
}

/** Tells its own processor time when asked, and resolves when asked to end. */
function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    process.on('message', (message) => {
      if (message === 'cpu') process.send?.(process.cpuUsage());
      if (message === 'end') resolve();
    });
  });
}

interface Started {
  child: ChildProcess;
  port: number;
  path: string;
}

async function start(role: string): Promise<Started> {
  const child = fork(fileURLToPath(import.meta.url), [role], { serialization: 'advanced' });
  const [{ port, path: at = '' }] = await once(child, 'message');
  return { child, port, path: at };
}

async function ask(child: ChildProcess, message: unknown) {
  child.send(message as string);
  const [answer] = await once(child, 'message');
  return answer;
}

async function round({ child, port }: Started, request: string) {
  const before = await ask(child, 'cpu');
  const { answers, seconds } = await load({ port, request, connections: CONNECTIONS, seconds: SECONDS });
  const after = await ask(child, 'cpu');
  const cpu = after.user + after.system - before.user - before.system;
  return { perSecond: answers / seconds, microseconds: cpu / answers };
}

async function measure(): Promise<void> {
  const [ours, theirs] = [await start('--product'), await start('--bare')];
  const address = `http://127.0.0.1:${ours.port}${ours.path}`;
  const first = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  const etag = first.headers.get('etag') ?? '';
  const cases: [string, Record<string, string>][] = [
    ['brotli', { 'accept-encoding': 'gzip, deflate, br' }],
    ['identity', {}],
    ['304', { 'accept-encoding': 'gzip, deflate, br', 'if-none-match': etag }],
  ];
  for (const [name, headers] of cases) {
    const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}\r\n`);
    const request = `GET ${ours.path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`;
    const reply = await replyOf(ours.port, request);
    await ask(theirs.child, { reply });
    const results: Record<'ours' | 'bare', Awaited<ReturnType<typeof round>>[]> = { ours: [], bare: [] };
    for (let turn = 0; turn < ROUNDS; turn++) {
      results.ours.push(await round(ours, request));
      results.bare.push(await round(theirs, request));
    }
    const of = (each: typeof results.ours, key: 'perSecond' | 'microseconds') =>
      Math.round(median(each.map((one) => one[key])));
    const figures = {
      case: name,
      bytes: reply.body.length,
      perSecond: [of(results.ours, 'perSecond'), of(results.bare, 'perSecond')],
      cpuMicroseconds: [of(results.ours, 'microseconds'), of(results.bare, 'microseconds')],
      ratio: of(results.ours, 'perSecond') / of(results.bare, 'perSecond'),
    };
    console.log(JSON.stringify({ ...figures, ratio: Math.round(figures.ratio * 100) / 100 }));
  }
  for (const { child } of [ours, theirs]) {
    child.send('end');
    await once(child, 'exit');
  }
}

/** The product's own answer: what is sent is what the bare server will send. */
async function replyOf(port: number, request: string): Promise<Reply> {
  const { head, body } = await load.once(port, request);
  const status = Number(head.split(' ', 2)[1]);
  const headers = ['content-type', 'content-encoding', 'etag'].flatMap((name) => {
    const value = new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();
    return value ? [[name, value]] : [];
  });
  return { status, headers: Object.fromEntries(headers), body };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const roles: Record<string, () => Promise<void>> = { '--product': product, '--bare': bare };
await (roles[process.argv[2] ?? ''] ?? measure)();
if (process.send) process.disconnect();
