import { type ControlCall, commonCalls, withControl } from './control.ts';
import { type FailureResponses, withFailures } from './failures/inject.ts';
import { createFailureRules, type Failures } from './failures/rules.ts';
import { type Handler, type RequestRecord, type ServeOptions, serve } from './serve.ts';

/** What every running simulator has. */
export interface Simulator<FailureName extends string> {
  requests: readonly RequestRecord[];
  /** Which requests fail, and how. */
  failures: Failures<FailureName>;
  /** The control API, `http://127.0.0.1:PORT/control`; GET lists its calls. */
  controlUrl: string;
  close(): Promise<void>;
}

interface Simulated<FailureName extends string> extends ServeOptions {
  failureResponses: FailureResponses<FailureName>;
  answer: Handler;
  /** Adds what failing requests pass too, such as a limit. */
  wrap?: (failing: Handler) => Handler;
  /** The calls of the control API that only this simulator has. */
  calls?: readonly ControlCall[];
  /** Reverts every edit of the data. */
  undo?: () => void;
}

/** Serves a handler whose requests can fail, with a control API. */
export async function startSimulator<FailureName extends string>({
  failureResponses,
  answer,
  wrap = (failing) => failing,
  calls = [],
  undo,
  ...options
}: Simulated<FailureName>): Promise<Simulator<FailureName> & { origin: string }> {
  const failures = createFailureRules<FailureName>();
  const requests: RequestRecord[] = [];
  const names = Object.keys(failureResponses.named) as FailureName[];
  const control = [...commonCalls({ failures, names, requests, undo }), ...calls];
  const handle = withControl(control, wrap(withFailures(failures, failureResponses, answer)));
  const { origin, close } = await serve({ ...options, requests }, handle);
  return { origin, requests, failures, controlUrl: `${origin}/control`, close };
}
