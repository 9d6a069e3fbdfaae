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
import { findServer } from '#storage/embedded/process-table.ts';
import { type EmbeddedOptions, type EmbeddedServer, openEmbedded } from '#storage/embedded.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

/** What `embedded-owner.ts` says. */
export type Answer = { owner: boolean; host: string } | { refused: string; message: string };

export interface Owner {
  answer: Answer;
  pid: number;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** A folder of its own and every process in it; `await using` ends them all. */
export class World {
  readonly root: string;
  readonly dataDir: string;
  private readonly servers: EmbeddedServer[] = [];
  private readonly children: ChildProcess[] = [];

  private constructor(root: string, name: string) {
    this.root = root;
    this.dataDir = path.join(root, name);
  }

  static async make(name = 'data'): Promise<World> {
    return new World(await mkdtemp(path.join(await realpath(tmpdir()), 'reviews-test-')), name);
  }

  get cluster(): string {
    return path.join(this.dataDir, 'postgres');
  }

  async open(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedServer> {
    const server = await openEmbedded({ dataDir: this.dataDir, ...options });
    this.servers.push(server);
    return server;
  }

  /** Starts the other process, without waiting for its answer. */
  spawnOwner(args: string[] = [], uid?: number): ChildProcess {
    const script = path.join(import.meta.dirname, 'embedded-owner.ts');
    const user = uid === undefined ? {} : { uid, gid: uid };
    const child = spawn(process.execPath, [script, this.dataDir, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      ...user,
    });
    this.children.push(child);
    return child;
  }

  async openElsewhere(args: string[] = [], uid?: number): Promise<Owner> {
    const child = this.spawnOwner(args, uid);
    if (!child.stdout) throw new Error('no output');
    const ended = once(child, 'exit');
    const [line] = await once(createInterface(child.stdout), 'line');
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      child.kill(signal);
      await ended;
    };
    return { answer: JSON.parse(line), pid: child.pid ?? 0, end };
  }

  /** The process id of the PostgreSQL server in this folder. */
  serverPid(): Promise<number | undefined> {
    return findServer(this.cluster);
  }

  /** Ends every process; the folder stays. */
  async rest(): Promise<void> {
    await Promise.all(this.servers.splice(0).map((server) => server.close()));
    for (const child of this.children.splice(0)) child.kill('SIGKILL');
    const left = await this.serverPid();
    if (left) process.kill(left, 'SIGQUIT');
    await until(async () => (await this.serverPid()) === undefined);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.rest();
    await rm(this.root, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** One cluster for all tests of a file, for those that need any but not a new one; each finds it at rest. */
export function keepWorld(): () => World {
  let world: World;
  beforeAll(async () => {
    world = await World.make();
    await (await world.open()).close();
  });
  afterEach(() => world.rest());
  afterAll(() => world[Symbol.asyncDispose]());
  return () => world;
}

/** Asks one question over a connection of its own; answers the first column of the first row. */
export async function ask(connection: Connection, sql: string): Promise<unknown> {
  const client = new pg.Client(connection);
  // A server that goes away is told by the question that it leaves open.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('it never came true');
    await sleep(5);
  }
}
