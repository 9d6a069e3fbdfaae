import type { healthRoutes } from '#contract/health-routes.ts';
import { databaseProblem } from '#domain/database-problem.ts';
import { AppError } from '#domain/errors.ts';
import type { HttpOptions } from '../options.ts';
import type { Handlers } from './register.ts';

export const healthHandlers = ({ context, version }: HttpOptions): Handlers<typeof healthRoutes> => ({
  'GET /health': async () => {
    try {
      await context.storage.ping();
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw new AppError(databaseProblem(cause) ?? 'database-unusable', {}, { cause });
    }
    return { status: 'ok' as const, version, uptimeSeconds: Math.round(process.uptime() * 10) / 10 };
  },
});
