import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_ANALYSED_LENGTH } from '#domain/insights/topics.ts';
import { saying } from '#tests/support/saying.ts';
import { openTextAnalyser, type TextAnalyser, type TextAnalyserOptions } from './text-analyser.ts';

const REAL = path.join(import.meta.dirname, 'thread.ts');
const UNRULY = path.join(import.meta.dirname, '../../tests/support/unruly-thread.ts');

// A thread starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let analyser: TextAnalyser;
const open = (file: string, options: Omit<TextAnalyserOptions, 'file'> = {}) => {
  analyser = openTextAnalyser({ file, ...options });
};
afterEach(() => analyser.close());

const analyse = (...texts: string[]) => analyser.analyseTexts(texts.map((text) => ({ text })));

test('texts are analysed in their order, each in the language given or detected', async () => {
  open(REAL);
  const analyses = await analyser.analyseTexts([
    { text: 'The bed was great.' },
    { text: 'Das Bett war furchtbar.' },
    { text: 'Heel schoon huis, we komen graag terug' },
    { text: 'The bed was great.', language: null },
    { text: '' },
  ]);
  expect(analyses.map((each) => [each?.language, each?.tone, each?.topics[0]?.polarity])).toEqual([
    ['en', 1, 'positive'],
    ['de', -1, 'negative'],
    ['nl', null, undefined],
    [null, null, undefined],
    [null, null, undefined],
  ]);
});

test('only the beginning of a long text is analysed', async () => {
  open(UNRULY);
  const [analysis] = await analyse('x'.repeat(850_000));
  expect(analysis?.tone).toBe(MAX_ANALYSED_LENGTH);
});

test('the event loop is not blocked while long texts are analysed', async () => {
  open(REAL);
  await analyse('');
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await analyse(...Array.from({ length: 50 }, () => 'the bed was "nice" and "ok" '.repeat(30_000)));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
}, 60_000);

test.each(['hang', 'throw', 'fill', 'exit'])(
  'a text that makes the thread %s is null, and no other one is',
  async (problem) => {
    open(UNRULY, { limitMs: 300 });
    const analyses = await analyse('good', problem, 'also good');
    expect(analyses.map((each) => each?.tone)).toEqual([4, undefined, 9]);
    expect((await analyse('later'))[0]?.tone).toBe(5);
  },
  30_000,
);

test('a caller waits for the present chunk of another caller, not for all its texts', async () => {
  open(UNRULY);
  const order: string[] = [];
  const many = Array.from({ length: 100 }, () => 'x'.repeat(MAX_ANALYSED_LENGTH));
  await Promise.all([
    analyse(...many).then(() => order.push('many')),
    analyse('one').then(() => order.push('one')),
  ]);
  expect(order).toEqual(['one', 'many']);
});

test('an unused thread is stopped, and started again for the next text', async () => {
  open(UNRULY, { idleMs: 1 });
  const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
  const before = threads();
  await analyse('one');
  await expect.poll(threads).toBe(before);
  expect((await analyse('two'))[0]?.tone).toBe(3);
});

test('a thread that cannot be started fails the call, and marks no text', async () => {
  open(path.join(import.meta.dirname, 'missing.ts'));
  await expect(analyse('one')).rejects.toThrow(saying('The text analysis cannot be started'));
});
