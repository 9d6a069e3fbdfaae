import type { Profiler, Runtime } from 'node:inspector';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from '../load.ts';
import { ROOT } from '../subjects/child.ts';
import type { Site } from '../subjects/site.ts';
import type { Case } from '../turns.ts';

/** A part of the product's process: a package, a file of ours, or what Node itself does; and its share of the time. */
export interface Part {
  name: string;
  share: number;
}

const MOST_PARTS = 8;
const PROFILER = '`node:inspector`';

/** Profiles the process of the product under the load of one case. */
export async function whereTimeGoes(site: Site, measured: Case, seconds: number): Promise<Part[]> {
  const { product } = await measured.prepare(site);
  await site.product.ask({ of: 'profile' });
  await load(product, seconds);
  const profile = await site.product.ask<Profiler.Profile>({ of: 'profiled' });
  const callers = new Map(profile.nodes.flatMap((node) => (node.children ?? []).map((id) => [id, node])));
  /** What JavaScript itself offers counts as a part of whoever calls it. */
  const named = (node: Profiler.ProfileNode): string => {
    const caller = callers.get(node.id);
    const { url, functionName } = node.callFrame;
    return url === '' && !functionName.startsWith('(') && caller ? named(caller) : nameOf(node.callFrame);
  };
  const names = new Map(profile.nodes.map((node) => [node.id, named(node)]));
  const times = new Map<string, number>();
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const name = names.get(id) ?? '';
    if (name === PROFILER) continue;
    times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas?.[index] ?? 0));
  }
  const whole = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([name, time]) => ({ name, share: time / whole }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_PARTS);
}

function nameOf({ url, functionName }: Runtime.CallFrame): string {
  if (functionName === '(idle)') return 'waiting for PostgreSQL and the network';
  if (functionName === '(program)') return 'Node itself (native code)';
  if (functionName === '(garbage collector)') return 'garbage collection';
  const [, dependency] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (dependency) return `\`${dependency}\``;
  if (url.startsWith('file:')) return `\`${path.relative(ROOT, fileURLToPath(url))}\``;
  return url.startsWith('node:') ? `\`${url}\`` : 'Node itself (native code)';
}
