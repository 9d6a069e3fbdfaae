import { AppError } from '#domain/errors.ts';
import type { Config } from './config.ts';

/** Errors of listening that a change of the configuration can fix. */
const CANNOT_LISTEN: Record<string, (where: { host: string; name: string; port: number }) => string> = {
  EADDRINUSE: ({ name, port }) =>
    `${name} is ${port}, but another program listens there; stop it or choose another port.`,
  EACCES: ({ name, port }) =>
    `${name} is ${port}, which this user may not listen on; choose one from 1024 on.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
  EAI_AGAIN: ({ host }) => `HOST is "${host}", a name that cannot be resolved.`,
  ENOTFOUND: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
};

/** Listens on the port of a setting. @throws one line if a change of the configuration can fix the error */
export async function listen<Result>(
  { host }: Config,
  name: 'PORT' | 'METRICS_PORT',
  port: number,
  begin: (where: { host: string; port: number }) => Promise<Result>,
): Promise<Result> {
  try {
    return await begin({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const explain = CANNOT_LISTEN[code];
    throw explain ? new AppError('unavailable', explain({ host, name, port })) : error;
  }
}
