import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GatheringSocket } from './gathering-socket.ts';

let server: Server;
let heard: Promise<string>;
beforeEach(async () => {
  server = createServer((socket) => {
    socket.write('hello');
    heard = text(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

async function connected(): Promise<GatheringSocket> {
  const socket = new GatheringSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  await once(socket, 'data');
  return socket;
}

function say(socket: GatheringSocket, ...words: string[]): void {
  socket.cork();
  for (const word of words) socket.write(word);
  socket.uncork();
}

test('what is said in one turn is sent together, and what is said in another by itself', async () => {
  const socket = await connected();
  const sent = vi.spyOn(socket, '_writev');
  say(socket, 'one ', 'two ');
  say(socket, 'three ', 'four ');
  expect(sent).not.toHaveBeenCalled();
  await new Promise(setImmediate);
  expect(sent).toHaveBeenCalledTimes(1);
  say(socket, 'five ', 'six ');
  await new Promise(setImmediate);
  expect(sent).toHaveBeenCalledTimes(2);
  // The last words go too when nothing more is to come.
  say(socket, 'seven');
  socket.end('.');
  expect(await heard).toBe('one two three four five six seven.');
});
