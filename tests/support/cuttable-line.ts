import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { inject } from 'vitest';
import { freePort } from '#cluster/free-port.ts';

/** A proxy to PostgreSQL whose connections can be broken, like those of a network. */
export async function cuttableLine() {
  const { host, port } = inject('postgres');
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(path.join(host, `.s.PGSQL.${port}`));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('error', () => to.destroy()).on('close', () => ends.delete(from));
      from.pipe(to);
    }
  });
  const listen = (requestedPort: number) =>
    new Promise<number>((resolve) => {
      server.listen(requestedPort, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  const lineEnd = await listen(await freePort());
  return {
    port: lineEnd,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const end of ends) end.destroy();
      await closed;
    },
    mend: () => listen(lineEnd),
  };
}
