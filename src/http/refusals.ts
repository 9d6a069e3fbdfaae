import type { FastifyRequest } from 'fastify';
import type { SecurityActor, SecurityEvent } from '#domain/accounts/security-event.ts';
import { AppError } from '#domain/errors.ts';
import { recordRepeatable } from '#services/accounts/security-events.ts';
import { knownActorOf } from './authorization.ts';
import { bearerOf } from './bearer.ts';
import type { HttpOptions, Server } from './options.ts';

/** Records refused requests: a missing permission, another origin, or an invalid API token. */
export function recordRefusals(server: Server, { context }: HttpOptions): void {
  server.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof AppError) || error.isRecorded) return;
    const isInvalidToken = error.code === 'unauthenticated' && bearerOf(request) !== null;
    if (error.code !== 'forbidden' && !isInvalidToken) return;
    const { method, routeOptions } = request;
    const event: SecurityEvent = {
      action: isInvalidToken ? 'token.refused' : 'request.refused',
      detail: { call: `${method} ${routeOptions.url}`, reason: error.message },
    };
    const kind = `${routeOptions.config.permission} ${error.message}`;
    await recordRepeatable(context, actorOf(request), event, kind);
  });
}

function actorOf(request: FastifyRequest): SecurityActor {
  return knownActorOf(request) ?? { kind: 'anonymous', name: null, address: request.ip };
}
