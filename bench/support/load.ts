import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Load {
  port: number;
  /** One whole request, sent again on the same connection as soon as its answer is there. */
  request: string;
  connections: number;
  seconds: number;
}

/**
 * Asks as fast as the server answers. It counts bytes rather than reading HTTP, so that it needs less of the machine than
 * any server: all answers must be of the same length.
 */
export async function load({ port, request, connections, seconds }: Load) {
  const { head, body } = await load.once(port, request);
  const length = Buffer.byteLength(head, 'latin1') + body.length;
  const bytes = Buffer.from(request);
  let answers = 0;
  let isOver = false;
  const began = performance.now();
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const ended = sockets.map((socket) => {
    let left = length;
    socket.on('data', (chunk) => {
      left -= chunk.length;
      if (left > 0) return;
      if (left < 0) throw new Error('an answer was longer than the first');
      answers += 1;
      left = length;
      if (isOver) socket.end();
      else socket.write(bytes);
    });
    socket.write(bytes);
    return once(socket, 'close');
  });
  setTimeout(() => {
    isOver = true;
  }, seconds * 1000);
  await Promise.all(ended);
  return { answers, seconds: (performance.now() - began) / 1000 };
}

/** One answer, cut into its head, with the empty line, and its body. */
load.once = async (port: number, request: string): Promise<{ head: string; body: Buffer }> => {
  const socket = await open(port);
  socket.write(request.replace('\r\n\r\n', '\r\nconnection: keep-alive\r\n\r\n'));
  let all = Buffer.alloc(0);
  for await (const chunk of socket) {
    all = Buffer.concat([all, chunk as Buffer]);
    const end = all.indexOf('\r\n\r\n');
    if (end < 0) continue;
    const head = all.subarray(0, end + 4).toString('latin1');
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    if (all.length >= end + 4 + length) {
      socket.destroy();
      return { head, body: all.subarray(end + 4) };
    }
  }
  throw new Error('the server hung up');
};

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return socket;
}
