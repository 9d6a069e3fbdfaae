import { MAX_PAGE_AGE_MS } from '#contract/notifications/live.ts';

/** A client of `/api/live`, as an open page is. */
export interface Listener {
  status: number;
  headers: Headers;
  /** All events so far. */
  events: readonly string[];
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  stop(): void;
}

/**
 * @param age the age of the page's data, in milliseconds
 * @param authorization the header of that name
 */
export async function listen(
  origin: string,
  cookie: string | undefined,
  age = 0,
  authorization?: string,
): Promise<Listener> {
  const stop = new AbortController();
  const answer = await fetch(`${origin}/api/live?age=${Math.min(age, MAX_PAGE_AGE_MS)}`, {
    headers: { ...(cookie && { cookie }), ...(authorization && { authorization }) },
    signal: stop.signal,
  });
  const events: string[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString();
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      events.push(...parts);
    }
  };
  const ended = read().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  return { status: answer.status, headers: answer.headers, events, ended, stop: () => stop.abort() };
}

/** The number of change events so far. */
export function changeCount({ events }: Listener): number {
  return events.filter((event) => event.startsWith('data:')).length;
}
