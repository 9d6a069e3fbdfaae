import { useCallback } from 'react';
import { useRoute } from '../api/use-route.ts';

/** The people with an active account, and the name of each username. */
export function usePeople() {
  const people = useRoute('GET /people').data?.people;
  const nameOf = useCallback(
    (username: string) => people?.find((person) => person.username === username)?.name ?? username,
    [people],
  );
  return { people: people ?? [], nameOf };
}
