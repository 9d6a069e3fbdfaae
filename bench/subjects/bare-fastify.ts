/** The floor of the public page: a bare Fastify that answers with the same bytes. */
import fastify from 'fastify';

/** What it answers with. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

const server = fastify();
let reply: Reply = { status: 204, headers: {}, body: Buffer.alloc(0) };
server.get('/property/:id', (_request, to) => {
  to.status(reply.status).headers(reply.headers);
  return reply.status === 304 ? to.send() : to.send(reply.body);
});
process.on('message', async (told: { reply: Reply } | { of: 'use' } | { open: true }) => {
  if ('open' in told) {
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    process.send?.(Number(new URL(address).port));
    return;
  }
  if ('reply' in told) reply = { ...told.reply, body: Buffer.from(told.reply.body) };
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system });
});
process.once('disconnect', () => process.exit());
