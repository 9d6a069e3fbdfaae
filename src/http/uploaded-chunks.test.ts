import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { uploadedChunks } from './uploaded-chunks.ts';

const LIMITS = { maxBytes: 10, idleMs: 50 };

/** A body with its chunks as texts. */
function upload() {
  const body = new PassThrough();
  const chunks = uploadedChunks(body as unknown as IncomingMessage, LIMITS);
  return { body, next: async () => String((await chunks.next()).value) };
}

test('chunks are passed on until the end', async () => {
  const { body, next } = upload();
  body.write('one');
  expect(await next()).toBe('one');
  body.end('two');
  expect([await next(), await next()]).toEqual(['two', 'undefined']);
});

test('a client that sends nothing loses its upload', async () => {
  const { body, next } = upload();
  body.write('one');
  expect(await next()).toBe('one');
  await expect(next()).rejects.toThrow(new AppError('file-incomplete', { idleSeconds: 0.05 }));
  // So that the response can still be sent.
  expect(body.destroyed).toBe(false);
});

test('a client that disconnects or sends too much loses its upload', async () => {
  const gone = upload();
  gone.body.destroy(new Error('aborted'));
  await expect(gone.next()).rejects.toThrow(new AppError('file-incomplete', { idleSeconds: null }));
  const large = upload();
  large.body.end('more than ten bytes');
  await expect(large.next()).rejects.toThrow(new AppError('file-too-large'));
});
