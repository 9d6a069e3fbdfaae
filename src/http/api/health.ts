import { Type } from 'typebox';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { databaseProblem } from '#domain/database-problem.ts';
import { AppError } from '#domain/errors.ts';
import type { HttpOptions, Server } from '../options.ts';
import { responses } from './response-schemas.ts';

const Health = Type.Object({
  status: Type.Literal('ok'),
  version: Type.String(),
  uptimeSeconds: Type.Number({ minimum: 0 }),
});

export function healthCall(server: Server, { context, version }: HttpOptions): void {
  server.get(
    calls.health(),
    {
      config: { permission: 'public' },
      schema: { summary: 'Health check', tags: ['Health'], response: responses(Health, [503]) },
    },
    async () => {
      try {
        await context.storage.ping();
      } catch (cause) {
        if (cause instanceof AppError) throw cause;
        throw new AppError('unavailable', databaseProblem(cause) ?? 'The database cannot be used.', {
          cause,
        });
      }
      return ok({ status: 'ok' as const, version, uptimeSeconds: Math.round(process.uptime() * 10) / 10 });
    },
  );
}
