import { type Answering, isControl, type SimulatedAnswer, type SimulatedRequest } from '../serve.ts';

/** What is wrong with a call of the control API, in a sentence. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** One call of the control API. */
export interface ControlCall {
  /** Method and path, in which `{id}` is a whole number: `DELETE /control/failures/{id}`. */
  call: string;
  /** What it does, for whoever reads `GET /control`. */
  does: string;
  /** @returns what is sent as JSON */
  run(asked: { id: number; body: unknown }): unknown;
}

/** Puts the control API in front of a simulator. It answers below `/control` and knows nothing of failures or limits. */
export function withControl(calls: readonly ControlCall[], answer: Answering): Answering {
  const all: ControlCall[] = [
    {
      call: 'GET /control',
      does: 'lists these calls',
      run: () => all.map(({ call, does }) => ({ call, does })),
    },
    ...calls,
  ];
  return (request) => {
    if (!isControl(request.path)) return answer(request);
    try {
      return perform(all, request);
    } catch (error) {
      const status = error instanceof Refused ? error.status : 500;
      return { status, body: { error: error instanceof Error ? error.message : String(error) } };
    }
  };
}

function perform(calls: readonly ControlCall[], request: SimulatedRequest): SimulatedAnswer {
  // Browsers name the page that asks: no web page may reach into a simulator on its visitor's machine.
  if (request.headers.origin) throw new Refused(403, 'The control API is not for web pages.');
  for (const { call, run } of calls) {
    const [method, path = ''] = call.split(' ');
    const match = new RegExp(`^${path.replace('{id}', '(\\d+)')}$`).exec(request.path);
    if (!match || method !== request.method) continue;
    return { status: 200, body: run({ id: Number(match[1]), body: bodyOf(request) }) ?? {} };
  }
  throw new Refused(404, `There is no ${request.method} ${request.path}; GET /control lists what there is.`);
}

function bodyOf({ body }: SimulatedRequest): unknown {
  if (body.trim() === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new Refused(400, 'The body is no JSON.');
  }
}
