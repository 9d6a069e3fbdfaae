import { load } from '../load.ts';
import { offer } from '../offer.ts';
import type { Site } from '../subjects/site.ts';
import { list } from './list.ts';

/** What is answered, and how soon, while twice as much is asked as can be answered. */
export interface Overload {
  offeredPerSecond: number;
  answeredPerSecond: number;
  refusedPerSecond: number;
  medianMs: number;
  slowMs: number;
}

export async function overload(site: Site, seconds: number): Promise<Overload> {
  const [newest] = list;
  if (!newest) throw new Error('there is no list to ask for');
  const { product } = await newest.prepare(site);
  const bearable = await load(product, seconds);
  const done = await offer(product, (2 * bearable.answers) / bearable.seconds, seconds * 2);
  const at = (share: number) => done.times[Math.floor(done.times.length * share)] ?? 0;
  return {
    offeredPerSecond: done.sent / (seconds * 2),
    answeredPerSecond: done.times.length / done.seconds,
    refusedPerSecond: done.refused / done.seconds,
    medianMs: at(0.5),
    slowMs: at(0.99),
  };
}
