import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Connection } from '#storage/embedded/owner-lock.ts';
import { findPostmaster } from '#storage/embedded/processes.ts';
import { type EmbeddedOptions, type EmbeddedServer, openEmbedded } from '#storage/embedded.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

/** What `embedded-process.ts` prints. */
export type OpenResult = { owner: boolean; host: string } | { error: string; message: string };

export interface OtherProcess {
  result: OpenResult;
  pid: number;
  /** Sends a signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** A temporary folder and the processes that use it; `await using` ends them all. */
export class EmbeddedFixture {
  readonly root: string;
  readonly dataDir: string;
  private readonly servers: EmbeddedServer[] = [];
  private readonly children: ChildProcess[] = [];

  private constructor(root: string, name: string) {
    this.root = root;
    this.dataDir = path.join(root, name);
  }

  static async create(name = 'data'): Promise<EmbeddedFixture> {
    return new EmbeddedFixture(await mkdtemp(path.join(await realpath(tmpdir()), 'reviews-test-')), name);
  }

  get cluster(): string {
    return path.join(this.dataDir, 'postgres');
  }

  async open(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedServer> {
    const server = await openEmbedded({ dataDir: this.dataDir, ...options });
    this.servers.push(server);
    return server;
  }

  /** Starts another process that opens the folder, without waiting for its result. */
  spawnProcess(args: string[] = [], uid?: number): ChildProcess {
    const script = path.join(import.meta.dirname, 'embedded-process.ts');
    const user = uid === undefined ? {} : { uid, gid: uid };
    const child = spawn(process.execPath, [script, this.dataDir, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      ...user,
    });
    this.children.push(child);
    return child;
  }

  async openInOtherProcess(args: string[] = [], uid?: number): Promise<OtherProcess> {
    const child = this.spawnProcess(args, uid);
    if (!child.stdout) throw new Error('no output');
    const ended = once(child, 'exit');
    const early = ended.then(([code, signal]) => {
      throw new Error(`the process ended without a result: ${code ?? signal}`);
    });
    const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), early]);
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      child.kill(signal);
      await ended;
    };
    return { result: JSON.parse(line), pid: child.pid ?? 0, end };
  }

  /** The process id of the PostgreSQL server in this folder. */
  serverPid(): Promise<number | undefined> {
    return findPostmaster(this.cluster);
  }

  /** Ends every process; the folder stays. */
  async stopAll(): Promise<void> {
    await Promise.all(this.servers.splice(0).map((server) => server.close()));
    for (const child of this.children.splice(0)) child.kill('SIGKILL');
    const pid = await this.serverPid();
    if (pid) process.kill(pid, 'SIGQUIT');
    await waitUntil(async () => (await this.serverPid()) === undefined);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stopAll();
    await rm(this.root, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** One cluster for all tests of a file that need no new cluster. No server is running when a test starts. */
export function sharedFixture(): () => EmbeddedFixture {
  let fixture: EmbeddedFixture;
  beforeAll(async () => {
    fixture = await EmbeddedFixture.create();
    await (await fixture.open()).close();
  });
  afterEach(() => fixture.stopAll());
  afterAll(() => fixture[Symbol.asyncDispose]());
  return () => fixture;
}

/** Runs a query over a connection of its own and returns the first column of the first row. */
export async function queryValue(connection: Connection, sql: string): Promise<unknown> {
  const client = new pg.Client(connection);
  // A lost connection also rejects the pending query.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('the condition did not become true');
    await sleep(5);
  }
}
