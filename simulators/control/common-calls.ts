import { readRule } from '../failures/read-rule.ts';
import type { Failures } from '../failures/switchboard.ts';
import type { RequestRecord } from '../serve.ts';
import { type ControlCall, Refused } from './control.ts';

export interface Controlled<Name extends string> {
  failures: Failures<Name>;
  names: readonly Name[];
  requests: RequestRecord[];
  /** Takes back what was edited. */
  undo?: () => void;
}

/** The calls that every simulator has: its failures and the record of what it was asked. */
export function commonCalls<Name extends string>(controlled: Controlled<Name>): ControlCall[] {
  const { failures, names, requests, undo } = controlled;
  const forget = () => {
    requests.length = 0;
  };
  return [
    {
      call: 'POST /control/reset',
      does: 'removes every rule, takes back every edit and forgets what was asked',
      run: () => {
        failures.clear();
        undo?.();
        forget();
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
        if (!failures.remove(id)) throw new Refused(404, `There is no rule ${id}.`);
      },
    },
    { call: 'GET /control/requests', does: 'what was asked, oldest first', run: () => requests },
    { call: 'DELETE /control/requests', does: 'forgets what was asked', run: forget },
  ];
}
