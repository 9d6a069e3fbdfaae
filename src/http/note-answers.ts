import { API_ROOT, calls } from '#contract/paths.ts';
import type { Server } from './api/server-type.ts';
import type { Answered } from './metrics.ts';

/** How long somebody listened says nothing. */
const STREAM = API_ROOT + calls.live();
const BEGUN = 200;

/** Tells of every request that the framework has answered, and whose visitor has waited for it. */
export function noteAnswers(server: Server, note: (answered: Answered) => void): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.raw.statusCode;
    if (route !== STREAM || status !== BEGUN)
      note({ method, route, status, seconds: reply.elapsedTime / 1000 });
    done();
  });
}
