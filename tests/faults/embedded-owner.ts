/**
 * A process of its own that opens an embedded PostgreSQL and holds it until SIGTERM: `DATA_DIR [attach]`.
 * Prints one line of JSON: an `Answer`.
 */
import { openEmbedded } from '#storage/embedded.ts';
import type { Answer } from './embedded-world.ts';

const [dataDir = '', attach] = process.argv.slice(2);
const say = (answer: Answer): void => console.log(JSON.stringify(answer));

try {
  const server = await openEmbedded({ dataDir, attach: attach === 'attach' });
  say({ owner: server.owner, host: server.connection.host });
  const alive = setInterval(() => {}, 1000);
  process.once('SIGTERM', async () => {
    await server.close();
    clearInterval(alive);
  });
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  say({ refused: name, message });
  process.exitCode = 1;
}
