import { chmod, readFile, stat } from 'node:fs/promises';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedError } from './errors.ts';
import { type Programs, type RunAs, runAs } from './programs.ts';

/**
 * How root runs PostgreSQL, which refuses to run as root:
 * - `namespace`: in a user namespace that maps root to user 1000. Files stay root's, so a folder below /root works.
 * - `capability`: as another user that may still enter every folder. For containers, which usually forbid namespaces.
 * - `user`: as another user.
 */
export type RootMethod = 'namespace' | 'capability' | 'user';

const NAMESPACE: RunAs = { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] };

/** The current user, unchanged. */
export const CURRENT_USER: RunAs = { prefix: [] };

/**
 * Chooses the user that runs PostgreSQL: the current one, or for root the first method that works on this machine.
 *
 * @param cluster an existing cluster keeps its owner
 * @param methods the methods that root may use, for tests
 */
export async function chooseRunAs(
  cluster: string,
  methods: RootMethod[] = ['namespace', 'capability', 'user'],
): Promise<RunAs> {
  const owner = await stat(cluster).catch(() => undefined);
  const currentUid = process.getuid?.() ?? -1;
  if (currentUid !== 0) {
    if (owner && owner.uid !== currentUid) {
      throw new EmbeddedError(
        `${cluster} belongs to user id ${owner.uid}, but this runs as user id ${currentUid}: ` +
          'run as its owner, change its owner, or choose another DATA_DIR',
      );
    }
    return CURRENT_USER;
  }
  const isForeign = owner !== undefined && owner.uid !== 0;
  const user = isForeign ? { uid: owner.uid, gid: owner.gid } : await systemUser();
  const candidates: Record<RootMethod, RunAs | null> = {
    namespace: isForeign ? null : NAMESPACE,
    capability: withCapability(user),
    user: { prefix: [], user, switchUser: true },
  };
  for (const method of methods) {
    const candidate = candidates[method];
    if (candidate && (await works(candidate))) return candidate;
  }
  throw new EmbeddedError(
    'PostgreSQL refuses to run as root, and neither a user namespace nor another user can be used here: ' +
      'run as an ordinary user, or set DATABASE_URL',
  );
}

function withCapability(user: { uid: number; gid: number }): RunAs {
  const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  const capabilities = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { prefix: ['setpriv', ...ids, ...capabilities, '--'], user };
}

/** Gives an existing cluster to the user that runs PostgreSQL, and lets that user enter (not list) DATA_DIR. */
export async function grantAccess(
  { user, switchUser }: RunAs,
  { dataDir, cluster }: DataFolder,
  { initdb, postgres }: Programs,
): Promise<void> {
  if (!user) return;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== user.uid) {
    await runAs(CURRENT_USER, 'chown', ['-R', `${user.uid}:${user.gid}`, cluster]);
  }
  if (!switchUser) return;
  const { mode, uid } = await stat(dataDir);
  if (uid !== user.uid) await chmod(dataDir, (mode & 0o777) | 0o011);
  for (const file of [dataDir, postgres, initdb]) {
    const { code } = await runAs({ prefix: [], user, switchUser }, 'test', ['-x', file]);
    if (code !== 0) {
      throw new EmbeddedError(
        `PostgreSQL refuses to run as root, and user id ${user.uid} cannot reach ${file}: ` +
          'use a folder open to all users, run as an ordinary user, or set DATABASE_URL',
      );
    }
  }
}

async function works(candidate: RunAs): Promise<boolean> {
  const { code } = await runAs(candidate, 'true', []).catch(() => ({ code: -1 }));
  return code === 0;
}

/** The user `postgres`, else `nobody`, whose id is 65534 on Linux. */
async function systemUser(): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const users = lines.map((line) => line.split(':'));
  const entry = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])];
  return uid > 0 && gid > 0 ? { uid, gid } : { uid: 65534, gid: 65534 };
}
