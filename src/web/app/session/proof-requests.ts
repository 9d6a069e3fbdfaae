/** A call that waits for a proof of identity. */
export interface ProofRequest {
  id: number;
  call: string;
  resolve: (proof: string) => void;
  reject: (reason: Error) => void;
}

/** The waiting calls, which the shell's dialog handles one after another. */
export type ProofRequests = ReturnType<typeof createProofRequests>;

/** @param loadDialog runs first, so that a call fails if the dialog cannot be loaded */
export function createProofRequests(loadDialog: () => Promise<unknown>) {
  let waiting: readonly ProofRequest[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function setWaiting(requests: readonly ProofRequest[]): void {
    waiting = requests;
    for (const listener of listeners) listener();
  }
  return {
    /** @returns the proof. @throws ApiError, if the person cancels */
    async ask(call: string): Promise<string> {
      await loadDialog();
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      lastId += 1;
      setWaiting([...waiting, { id: lastId, call, resolve, reject }]);
      return promise.finally(() => setWaiting(waiting.slice(1)));
    },
    first: (): ProofRequest | null => waiting[0] ?? null,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
