import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#cluster/free-port.ts';
import { spawnAs } from '#storage/embedded/programs.ts';
import { chooseRunAs } from '#storage/embedded/run-as.ts';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(existsSync);

/** Whether PgBouncer is installed; it is not part of the product. */
export const hasPgbouncer = PROGRAM !== undefined;

/** Starts PgBouncer in transaction mode: a client has a server connection for one transaction only. */
export async function startPgbouncer(server: { url: string }, folder: string) {
  const { hostname, port, username, password, pathname } = new URL(server.url);
  const listenPort = await freePort();
  const home = path.join(folder, 'pgbouncer');
  await mkdir(home);
  await chmod(home, 0o777);
  const config = path.join(home, 'pgbouncer.ini');
  await writeFile(path.join(home, 'users.txt'), `"${username}" "${password}"\n`, { mode: 0o644 });
  await writeFile(
    config,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = plain
auth_file = ${home}/users.txt
pool_mode = transaction
default_pool_size = 5
ignore_startup_parameters = extra_float_digits
logfile = ${home}/log
pidfile = ${home}/pid
`,
    { mode: 0o644 },
  );
  const child = spawnAs(await chooseRunAs(home), PROGRAM ?? 'pgbouncer', [config], { stdio: 'ignore' });
  const url = `postgres://${username}:${password}@127.0.0.1:${listenPort}${pathname}`;
  for (let attempt = 0; !(await answers(url)); attempt++) {
    if (attempt > 100) throw new Error('PgBouncer did not start');
    await sleep(50);
  }
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
