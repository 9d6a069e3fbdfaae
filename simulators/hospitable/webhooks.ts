import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** A call that is not answered with 200 is repeated after these delays (https://developer.hospitable.com, Webhooks). */
const RETRY_MS = [1_000, 5_000, 10_000, 3_600_000, 21_600_000];

/** An attempt to deliver a call; status 0 without an answer. */
interface SentCall {
  id: string;
  action: string;
  status: number;
}

export interface HospitableWebhooks {
  /** Every attempt, the oldest first. */
  sent: readonly SentCall[];
  /** Where calls go from now on; null for nowhere. */
  target: string | null;
  /**
   * Sends a call until it is answered with 200.
   *
   * @param options an id to repeat an earlier call
   * @returns its id, once it was accepted or given up
   */
  announce(action: string, data: object, options?: { id?: string; created?: Date }): Promise<string>;
  close(): void;
}

/** Sends signed calls to an address, as Hospitable does. @param email of the primary user, whose Base64 is the key */
export function startWebhooks(email: string, retryMs: readonly number[] = RETRY_MS): HospitableWebhooks {
  const key = Buffer.from(email).toString('base64');
  const closing = new AbortController();
  const sent: SentCall[] = [];

  async function attempt(url: string, body: string): Promise<number> {
    const headers = {
      'content-type': 'application/json',
      signature: createHmac('sha256', key).update(body).digest('hex'),
    };
    return fetch(url, { method: 'POST', body, headers, signal: closing.signal }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
  }

  return {
    sent,
    target: null,
    async announce(action, data, { id = randomUUID(), created = new Date() } = {}) {
      const body = JSON.stringify({ id, action, data, created: created.toISOString(), version: 'v2' });
      for (const delay of [0, ...retryMs]) {
        await sleep(delay, undefined, { signal: closing.signal, ref: false }).catch(() => {});
        if (closing.signal.aborted || this.target === null) return id;
        const status = await attempt(this.target, body);
        sent.push({ id, action, status });
        if (status === 200) return id;
      }
      return id;
    },
    close: () => closing.abort(),
  };
}
