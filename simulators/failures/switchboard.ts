import type { SimulatedRequest } from '../serve.ts';
import type { Rule, RuleState } from './failure.ts';

/** Which requests of a running simulator fail. */
export interface Failures<Name extends string = string> {
  /** Appends a rule and returns its id. */
  add(rule: Rule<Name>): number;
  /** @returns whether there was such a rule */
  remove(id: number): boolean;
  /** Removes every rule. Requests that already hang stay so. */
  clear(): void;
  /** In the order in which they are asked, those that are over included. */
  list(): RuleState<Name>[];
}

/** A rule that has its turn, as whoever spoils the answer sees it. */
export interface Hit<Name extends string> {
  rule: Rule<Name>;
  /** When the storm that this rule began is over, in ms since 1970. */
  until: number;
}

export interface Switchboard<Name extends string> extends Failures<Name> {
  /** Counts the request and tells which rule it falls to, or null. */
  take(request: SimulatedRequest): Hit<Name> | null;
}

interface Counted<Name extends string> {
  id: number;
  rule: Rule<Name>;
  seen: number;
  failed: number;
  until: number | null;
}

const STORM_SECONDS = 10;

/**
 * Rules are asked in the order in which they were added. The first that matches and has its turn answers; one that
 * still lets requests pass counts the request and leaves it to the next rule, and one that is over counts no more.
 * So a list of rules is a script: two 500s, then a reset, then nothing.
 */
export function openSwitchboard<Name extends string>(now: () => number = Date.now): Switchboard<Name> {
  let rules: Counted<Name>[] = [];
  let lastId = 0;
  const isOver = ({ rule, failed, until }: Counted<Name>) =>
    failed >= (rule.times ?? Number.POSITIVE_INFINITY) || (until !== null && now() >= until);
  return {
    add(rule) {
      lastId += 1;
      rules.push({ id: lastId, rule, seen: 0, failed: 0, until: null });
      return lastId;
    },
    remove(id) {
      const before = rules.length;
      rules = rules.filter((counted) => counted.id !== id);
      return rules.length < before;
    },
    clear() {
      rules = [];
    },
    list: () =>
      rules.map((counted) => {
        const { id, rule, seen, failed } = counted;
        return { id, rule, seen, failed, isOver: isOver(counted) };
      }),
    take(request) {
      for (const counted of rules) {
        if (isOver(counted) || !matches(counted.rule, request)) continue;
        counted.seen += 1;
        if (counted.seen <= (counted.rule.after ?? 0)) continue;
        counted.failed += 1;
        counted.until ??= stormEnd(counted.rule, now());
        return { rule: counted.rule, until: counted.until ?? now() };
      }
      return null;
    },
  };
}

function stormEnd({ failure }: Rule, now: number): number | null {
  if (typeof failure === 'string' || failure.kind !== 'storm') return null;
  return now + (failure.seconds ?? STORM_SECONDS) * 1000;
}

function matches(rule: Rule, { method, path, query }: SimulatedRequest): boolean {
  if (rule.method !== undefined && rule.method.toUpperCase() !== method) return false;
  if (rule.path !== undefined && !patternOf(rule.path).test(path)) return false;
  return Object.entries(rule.query ?? {}).every(([name, value]) => query.get(name) === value);
}

function patternOf(path: string): RegExp {
  const literal = path.split('*').map((part) => part.replace(/[^\w/-]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`);
}
