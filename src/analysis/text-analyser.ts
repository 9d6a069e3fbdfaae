import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError, messageOf } from '#domain/errors.ts';
import {
  type AnalyseTexts,
  MAX_ANALYSED_LENGTH,
  type TextAnalysis,
  type TextToAnalyse,
} from '#domain/insights/topics.ts';

/** Analyses texts in a thread of its own, so that no text holds up the event loop. */
export interface TextAnalyser {
  analyseTexts: AnalyseTexts;
  close(): Promise<void>;
}

export interface TextAnalyserOptions {
  /** The file that the thread runs: `thread.ts`, or what the build made of it. */
  file: string;
  /** The thread is stopped after this time without a result. A text takes about 50 µs, the longest 5 ms. */
  limitMs?: number;
  /** An unused thread is stopped to free the memory of the lexicon. */
  idleMs?: number;
}

/** How many characters are analysed at once. Another caller waits for at most one such chunk: about 20 ms. */
const CHUNK_LENGTH = 50_000;
/** Loading the lexicon takes half a second. */
const START_MS = 60_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256 };

export function openTextAnalyser({
  file,
  limitMs = 10_000,
  idleMs = 30_000,
}: TextAnalyserOptions): TextAnalyser {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function start(): Promise<Worker> {
    const started = new Worker(file, { resourceLimits: RESOURCE_LIMITS });
    // An error stops the thread; the pending call then fails.
    started.on('error', () => {});
    started.once('exit', () => {
      if (thread === started) thread = null;
    });
    thread = started;
    try {
      await once(started, 'message', { signal: AbortSignal.timeout(START_MS) });
    } catch (error) {
      await stop();
      throw new AppError(
        'analysis-unavailable',
        { detail: messageOf(error) },
        {
          cause: error,
        },
      );
    }
    return started;
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopped = thread;
    // At once, so that nobody asks a thread that is ending.
    thread = null;
    await stopped?.terminate();
  }

  /** @returns null when the thread failed or ran out of time, and was stopped */
  async function request(texts: readonly TextToAnalyse[]): Promise<TextAnalysis[] | null> {
    clearTimeout(idle);
    const worker = thread ?? (await start());
    worker.ref();
    try {
      const response = once(worker, 'message', { signal: AbortSignal.timeout(limitMs) });
      worker.postMessage(texts);
      const [analyses] = await response;
      return analyses as TextAnalysis[];
    } catch {
      await stop();
      return null;
    } finally {
      worker.unref();
      idle = setTimeout(stop, idleMs).unref();
    }
  }

  /** When the thread fails, each text is analysed again on its own. */
  async function analyse(texts: readonly TextToAnalyse[]): Promise<(TextAnalysis | null)[]> {
    const analyses = await request(texts);
    if (analyses) return analyses;
    const results: (TextAnalysis | null)[] = [];
    for (const text of texts) results.push((await request([text]))?.[0] ?? null);
    return results;
  }

  /** Waits for earlier calls. */
  function queued<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  return {
    async analyseTexts(texts) {
      const analyses: (TextAnalysis | null)[] = [];
      for (const chunk of chunksOf(texts)) analyses.push(...(await queued(() => analyse(chunk))));
      return analyses;
    },
    close: () => queued(stop),
  };
}

/** The beginnings of the texts, in chunks of limited length. */
function* chunksOf(texts: readonly TextToAnalyse[]): Generator<TextToAnalyse[]> {
  let chunk: TextToAnalyse[] = [];
  let length = 0;
  for (const { text, language } of texts) {
    const beginning = text.slice(0, MAX_ANALYSED_LENGTH);
    if (length > 0 && length + beginning.length > CHUNK_LENGTH) {
      yield chunk;
      chunk = [];
      length = 0;
    }
    chunk.push({ text: beginning, language });
    length += beginning.length;
  }
  if (chunk.length > 0) yield chunk;
}
