import { chmod, readFile, stat } from 'node:fs/promises';
import type { Binaries } from './binaries.ts';
import { runAs } from './child.ts';
import { EmbeddedError } from './errors.ts';
import type { Folders } from './folders.ts';

/**
 * How PostgreSQL, which refuses to run as root, is run:
 * - `self`: we are not root.
 * - `namespace`: in a user namespace where root is called 1000. Files stay root's, so a folder below /root works.
 * - `capability`: as another user who keeps root's right to pass every folder. For containers, where
 *   namespaces are usually forbidden.
 * - `user`: as another user, plainly.
 */
export type RunAs = 'self' | 'namespace' | 'capability' | 'user';

export interface Identity {
  kind: RunAs;
  /** Words before the program's own; each replaces itself by the next, so the child's pid is the program's. */
  prefix: string[];
  /** Who must own what PostgreSQL reads and writes; unset when that is us. */
  user?: { uid: number; gid: number };
}

const namespace: Identity = {
  kind: 'namespace',
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'],
};

/**
 * Chooses the first way that works here.
 * @param clusterDir an existing cluster keeps its owner
 * @param allowed the ways root may use, in order; for tests
 */
export async function chooseIdentity(
  clusterDir: string,
  allowed: RunAs[] = ['namespace', 'capability', 'user'],
): Promise<Identity> {
  const owner = await stat(clusterDir).catch(() => undefined);
  const me = process.getuid?.() ?? -1;
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new EmbeddedError(
        `${clusterDir} belongs to user id ${owner.uid}, but this runs as user id ${me}: ` +
          'run as its owner, change its owner, or choose another DATA_DIR',
      );
    }
    return { kind: 'self', prefix: [] };
  }
  const foreign = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
  const user = foreign ?? (await systemUser());
  const ways = [...(foreign ? [] : [namespace]), asUserWithCapability(user), asUser(user)];
  for (const way of ways) {
    if (allowed.includes(way.kind) && (await works(way))) return way;
  }
  throw new EmbeddedError(
    'PostgreSQL refuses to run as root, and neither a user namespace nor another user can be used here: ' +
      'run as an ordinary user, or set DATABASE_URL',
  );
}

function asUserWithCapability(user: { uid: number; gid: number }): Identity {
  const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { kind: 'capability', prefix: ['setpriv', ...ids, ...rights, '--'], user };
}

function asUser(user: { uid: number; gid: number }): Identity {
  return { kind: 'user', prefix: [], user };
}

/**
 * Makes the folders usable for the user PostgreSQL runs as: an existing cluster becomes its own, and a user without
 * root's rights may pass through DATA_DIR, though not list it.
 */
export async function handOver(identity: Identity, folders: Folders, binaries: Binaries): Promise<void> {
  const { user } = identity;
  if (!user) return;
  const cluster = await stat(folders.cluster).catch(() => undefined);
  if (cluster && cluster.uid !== user.uid) {
    const self: Identity = { kind: 'self', prefix: [] };
    await runAs(self, 'chown', ['-R', `${user.uid}:${user.gid}`, folders.cluster]);
  }
  if (identity.kind !== 'user') return;
  const { mode, uid } = await stat(folders.dataDir);
  if (uid !== user.uid) await chmod(folders.dataDir, (mode & 0o777) | 0o011);
  for (const needed of [folders.dataDir, binaries.postgres, binaries.initdb]) {
    const { code } = await runAs(identity, 'test', ['-x', needed]);
    if (code !== 0) {
      throw new EmbeddedError(
        `PostgreSQL refuses to run as root, and user id ${user.uid} cannot reach ${needed}: ` +
          'use a folder open to all users, run as an ordinary user, or set DATABASE_URL',
      );
    }
  }
}

async function works(identity: Identity): Promise<boolean> {
  const { code } = await runAs(identity, 'true', []).catch(() => ({ code: -1 }));
  return code === 0;
}

/** `postgres` where the system has one, else `nobody`; 65534 is nobody's number on Linux. */
async function systemUser(): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .map((line) => line.split(':'));
  const entry = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])];
  return uid > 0 && gid > 0 ? { uid, gid } : { uid: 65534, gid: 65534 };
}
