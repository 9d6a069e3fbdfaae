import { ControlError, readRule } from './failures/failure.ts';
import type { Failures } from './failures/rules.ts';
import {
  type Handler,
  isControl,
  type RequestRecord,
  type SimulatedRequest,
  type SimulatedResponse,
} from './serve.ts';

/** One call of the control API. */
export interface ControlCall {
  /** Method and path; `{id}` matches a whole number: `DELETE /control/failures/{id}`. */
  call: string;
  /** The description that `GET /control` shows. */
  does: string;
  /** @returns the JSON response */
  run(request: { id: number; body: unknown }): unknown;
}

/** The calls of every simulator: its failures and its recorded requests. */
export function commonCalls<Name extends string>(simulator: {
  failures: Failures<Name>;
  names: readonly Name[];
  requests: RequestRecord[];
  /** Reverts every edit of the data. */
  undo?: () => void;
}): ControlCall[] {
  const { failures, names, requests, undo } = simulator;
  const clearRequests = () => {
    requests.length = 0;
  };
  return [
    {
      call: 'POST /control/reset',
      does: 'removes every rule, reverts every edit and clears the recorded requests',
      run: () => {
        failures.clear();
        undo?.();
        clearRequests();
      },
    },
    { call: 'GET /control/failures', does: 'the rules and their counts', run: () => failures.list() },
    {
      call: 'POST /control/failures',
      does: 'appends a rule, or a list of rules: all of them or none',
      run: ({ body }) => {
        const rules = (Array.isArray(body) ? body : [body]).map((value) => readRule(value, names));
        return { ids: rules.map((rule) => failures.add(rule)) };
      },
    },
    { call: 'DELETE /control/failures', does: 'removes every rule', run: () => failures.clear() },
    {
      call: 'DELETE /control/failures/{id}',
      does: 'removes one rule',
      run: ({ id }) => {
        if (!failures.remove(id)) throw new ControlError(404, `There is no rule ${id}.`);
      },
    },
    { call: 'GET /control/requests', does: 'the recorded requests, oldest first', run: () => requests },
    { call: 'DELETE /control/requests', does: 'clears the recorded requests', run: clearRequests },
  ];
}

/** Adds the control API to a simulator. Calls below `/control` bypass failures and limits. */
export function withControl(calls: readonly ControlCall[], handle: Handler): Handler {
  const all: ControlCall[] = [
    {
      call: 'GET /control',
      does: 'lists these calls',
      run: () => all.map(({ call, does }) => ({ call, does })),
    },
    ...calls,
  ];
  return (request) => {
    if (!isControl(request.path)) return handle(request);
    try {
      return perform(all, request);
    } catch (error) {
      const status = error instanceof ControlError ? error.status : 500;
      return { status, body: { error: error instanceof Error ? error.message : String(error) } };
    }
  };
}

function perform(calls: readonly ControlCall[], request: SimulatedRequest): SimulatedResponse {
  // Browsers send the origin of the page: no web page may control a simulator on its visitor's machine.
  if (request.headers.origin) throw new ControlError(403, 'Web pages may not call the control API.');
  for (const { call, run } of calls) {
    const [method, path = ''] = call.split(' ');
    const match = new RegExp(`^${path.replace('{id}', '(\\d+)')}$`).exec(request.path);
    if (!match || method !== request.method) continue;
    return { status: 200, body: run({ id: Number(match[1]), body: parseBody(request) }) ?? {} };
  }
  throw new ControlError(404, `There is no ${request.method} ${request.path}; GET /control lists all calls.`);
}

function parseBody({ body }: SimulatedRequest): unknown {
  if (body.trim() === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new ControlError(400, 'The body is not valid JSON.');
  }
}
