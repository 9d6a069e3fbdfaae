/** The baseline of the public page: a bare Fastify that sends the same bytes. */
import fastify from 'fastify';

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

const server = fastify();
let reply: Reply = { status: 204, headers: {}, body: Buffer.alloc(0) };
server.get('/property/:id', (_request, response) => {
  response.status(reply.status).headers(reply.headers);
  return reply.status === 304 ? response.send() : response.send(reply.body);
});
process.on('message', async (message: { reply: Reply } | { type: 'usage' } | { open: true }) => {
  if ('open' in message) {
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    process.send?.(Number(new URL(address).port));
    return;
  }
  if ('reply' in message) reply = { ...message.reply, body: Buffer.from(message.reply.body) };
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system });
});
process.once('disconnect', () => process.exit());
