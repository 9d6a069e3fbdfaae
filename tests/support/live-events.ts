import { LONGEST_AGE_MS } from '#contract/live.ts';

/** Somebody who listens for news of changes, as an open page does. */
export interface Listener {
  status: number;
  headers: Headers;
  /** Whatever was said so far, event by event. */
  said: readonly string[];
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  stop(): void;
}

/** @param age how many milliseconds ago the page was read */
export async function listen(origin: string, cookie: string | undefined, age = 0): Promise<Listener> {
  const stop = new AbortController();
  const answer = await fetch(`${origin}/api/live?age=${Math.min(age, LONGEST_AGE_MS)}`, {
    headers: cookie ? { cookie } : {},
    signal: stop.signal,
  });
  const said: string[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString();
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      said.push(...events);
    }
  };
  const ended = read().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  return { status: answer.status, headers: answer.headers, said, ended, stop: () => stop.abort() };
}

/** How often it was told that something has changed. */
export function changeCount({ said }: Listener): number {
  return said.filter((event) => event.startsWith('data:')).length;
}
