/**
 * A separate process that opens an embedded PostgreSQL and keeps it until SIGTERM. Arguments: `DATA_DIR [attach]`.
 * Prints one line of JSON: an `OpenResult`.
 */
import { openEmbedded } from '#storage/embedded.ts';
import type { OpenResult } from './embedded-fixture.ts';

const [dataDir = '', attach] = process.argv.slice(2);
const print = (result: OpenResult): void => console.log(JSON.stringify(result));

try {
  const server = await openEmbedded({ dataDir, attach: attach === 'attach' });
  print({ owner: server.owner, host: server.connection.host });
  const keepAlive = setInterval(() => {}, 1000);
  process.once('SIGTERM', async () => {
    await server.close();
    clearInterval(keepAlive);
  });
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  print({ error: name, message });
  process.exitCode = 1;
}
