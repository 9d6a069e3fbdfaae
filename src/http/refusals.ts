import type { FastifyRequest } from 'fastify';
import { textOf } from '#contract/errors/error-text.ts';
import { AppError } from '#domain/errors.ts';
import type { EventActor, NewEvent } from '#domain/events/event.ts';
import { recordRepeatable } from '#services/events/record-event.ts';
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
    const event: NewEvent = {
      kind: isInvalidToken ? 'token.refused' : 'request.refused',
      data: { call: `${method} ${routeOptions.url}`, reason: textOf(error.problem) },
    };
    const kind = `${routeOptions.config.permission} ${error.problem.reason}`;
    await recordRepeatable(context, actorOf(request), event, kind);
  });
}

function actorOf(request: FastifyRequest): EventActor {
  return knownActorOf(request) ?? { kind: 'anonymous', name: null, address: request.ip };
}
