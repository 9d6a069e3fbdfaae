import { parseArgs } from 'node:util';
import { openCluster } from './cluster.ts';

/** `npm run cluster`: runs an installation of several machines on this one, until Ctrl-C. */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '3000' }, products: { type: 'string', default: '2' } },
});
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
});
const cluster = await openCluster({
  port: Number(values.port),
  products: Number(values.products),
  say: (line) => console.log(line),
});
console.log(`Open ${cluster.origin} (manager / flex-demo); Ctrl-C stops everything.`);
await stopped;
await cluster.close();
