import { parentPort } from 'node:worker_threads';
import type { TextAnalysis, TextToAnalyse } from '#domain/insights/topics.ts';
import { analyseText } from './analyse-text.ts';
import { detectLanguage } from './language/detect-language.ts';

/** The thread that analyses texts: receives an array of texts and sends their analyses in the same order. */
parentPort?.on('message', (texts: TextToAnalyse[]) => {
  parentPort?.postMessage(texts.map(analyse));
});
parentPort?.postMessage('ready');

function analyse({ text, language = detectLanguage(text) }: TextToAnalyse): TextAnalysis {
  return analyseText(text, language);
}
