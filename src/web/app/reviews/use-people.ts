import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { peopleQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';

/** The people with an active account, and the name of each username. */
export function usePeople() {
  const { client } = useAppContext();
  const people = useQuery(peopleQuery(client)).data?.people;
  const nameOf = useCallback(
    (username: string) => people?.find((person) => person.username === username)?.name ?? username,
    [people],
  );
  return { people: people ?? [], nameOf };
}
