import { queryOptions } from '@tanstack/react-query';
import { calls } from '#contract/paths.ts';
import type { SecondFactors } from '#contract/second-factors.ts';
import type { Client } from '#web/app/api/client.ts';

export const secondFactorsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['secondFactors'],
    queryFn: ({ signal }) => client.get<SecondFactors>(calls.secondFactors(), { signal }),
  });
