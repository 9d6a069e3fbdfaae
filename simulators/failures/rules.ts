import type { SimulatedRequest } from '../serve.ts';
import type { Rule } from './failure.ts';

/** A rule and how often it was used. */
export interface RuleState<Name extends string = string> {
  id: number;
  rule: Rule<Name>;
  /** Matching requests that reached this rule, including those that failed. */
  seen: number;
  failed: number;
  /** Whether it fails no further requests. */
  isOver: boolean;
}

/** Which requests of a running simulator fail. */
export interface Failures<Name extends string = string> {
  /** Appends a rule and returns its id. */
  add(rule: Rule<Name>): number;
  /** @returns whether the rule existed */
  remove(id: number): boolean;
  /** Removes every rule. Requests that already hang stay open. */
  clear(): void;
  /** Every rule in order of evaluation, including those that are over. */
  list(): RuleState<Name>[];
}

/** The rule that applies to a request. */
export interface MatchedRule<Name extends string> {
  rule: Rule<Name>;
  /** When a storm that this rule started ends, in ms since 1970. */
  until: number;
}

export interface FailureRules<Name extends string> extends Failures<Name> {
  /** Counts the request and returns the rule that applies to it, or null. */
  match(request: SimulatedRequest): MatchedRule<Name> | null;
}

interface StoredRule<Name extends string> {
  id: number;
  rule: Rule<Name>;
  seen: number;
  failed: number;
  until: number | null;
}

const STORM_SECONDS = 10;

/**
 * Rules are evaluated in the order in which they were added. The first matching rule that is active fails the request; a
 * rule whose `after` is not reached counts the request and leaves it to the next rule; one that is over counts nothing.
 * A list of rules is therefore a script: two 500s, then a reset, then success.
 */
export function createFailureRules<Name extends string>(now: () => number = Date.now): FailureRules<Name> {
  let rules: StoredRule<Name>[] = [];
  let lastId = 0;
  const isOver = ({ rule, failed, until }: StoredRule<Name>) =>
    failed >= (rule.times ?? Number.POSITIVE_INFINITY) || (until !== null && now() >= until);
  return {
    add(rule) {
      lastId += 1;
      rules.push({ id: lastId, rule, seen: 0, failed: 0, until: null });
      return lastId;
    },
    remove(id) {
      const before = rules.length;
      rules = rules.filter((stored) => stored.id !== id);
      return rules.length < before;
    },
    clear() {
      rules = [];
    },
    list: () =>
      rules.map((stored) => {
        const { id, rule, seen, failed } = stored;
        return { id, rule, seen, failed, isOver: isOver(stored) };
      }),
    match(request) {
      for (const stored of rules) {
        if (isOver(stored) || !matches(stored.rule, request)) continue;
        stored.seen += 1;
        if (stored.seen <= (stored.rule.after ?? 0)) continue;
        stored.failed += 1;
        stored.until ??= stormEnd(stored.rule, now());
        return { rule: stored.rule, until: stored.until ?? now() };
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
  if (rule.path !== undefined && !toPattern(rule.path).test(path)) return false;
  return Object.entries(rule.query ?? {}).every(([name, value]) => query.get(name) === value);
}

function toPattern(path: string): RegExp {
  const literal = path.split('*').map((part) => part.replace(/[^\w/-]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`);
}
