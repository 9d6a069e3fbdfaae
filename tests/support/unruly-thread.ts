/** Replaces the thread of the text analysis: texts such as `hang` make it fail. */
import { parentPort } from 'node:worker_threads';
import type { TextAnalysis, TextToAnalyse } from '#domain/insights/topics.ts';

parentPort?.on('message', (texts: TextToAnalyse[]) => {
  parentPort?.postMessage(texts.map(analyse));
});
parentPort?.postMessage('ready');

function analyse({ text }: TextToAnalyse): TextAnalysis {
  if (text.startsWith('hang')) for (;;);
  if (text.startsWith('throw')) throw new Error('This text cannot be read.');
  if (text.startsWith('fill'))
    for (const all: string[][] = []; ; ) all.push(new Array<string>(1e6).fill(text));
  if (text.startsWith('exit')) process.exit(1);
  return { language: 'en', tone: text.length, topics: [] };
}
