import { createServer } from 'node:net';

/** Below the range that systems assign, so that no other process receives the port before it is used. */
const LOWEST = 10_000;
const HIGHEST = 32_000;

/** A loopback port without a listener. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
