import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Client } from '#web/app/api/client.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { createDecisionQueue, type DecisionQueue } from './decision-queue.ts';

/** One queue for each client: decisions outlive the page on which they were made. */
const queues = new WeakMap<Client, DecisionQueue>();

function queueOf(client: Client, queryClient: QueryClient): DecisionQueue {
  const queue = queues.get(client) ?? createDecisionQueue({ client, queryClient });
  queues.set(client, queue);
  return queue;
}

/** The queue of decisions with its state, for a page that decides. The functions keep their identity. */
export function useDecisionQueue() {
  const queue = queueOf(useAppContext().client, useQueryClient());
  const state = useSyncExternalStore(queue.subscribe, queue.snapshot);
  useEffect(() => queue.enterPage(), [queue]);
  return { queue, ...queue, ...state };
}
