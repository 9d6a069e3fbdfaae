import { Socket } from 'node:net';

/**
 * Sends together what is written to it in one turn of the event loop. Each write of its own would wake up whoever reads,
 * which takes longer than a short statement; several at once take hardly more than one.
 */
export class GatheringSocket extends Socket {
  #isGathering = false;

  /** Called by whoever has written something that may go; it goes when the turn ends. */
  override uncork(): void {
    if (!this.#isGathering) {
      this.#isGathering = true;
      super.cork();
      setImmediate(() => {
        this.#isGathering = false;
        super.uncork();
      });
    }
    super.uncork();
  }
}
