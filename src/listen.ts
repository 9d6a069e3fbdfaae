import { AppError } from '#domain/errors.ts';
import type { Config } from './config.ts';

/** Errors of listening that a change of the configuration can fix. */
const CANNOT_LISTEN = ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'ENOTFOUND'];

/** Listens on the port of a setting. @throws one line if a change of the configuration can fix the error */
export async function listen<Result>(
  { host }: Pick<Config, 'host'>,
  name: 'PORT' | 'METRICS_PORT' | '--port',
  port: number,
  begin: (where: { host: string; port: number }) => Promise<Result>,
): Promise<Result> {
  try {
    return await begin({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!CANNOT_LISTEN.includes(code)) throw error;
    throw new AppError('cannot-listen', { code, host, setting: name, port });
  }
}
