import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Listing } from '#contract/listing.ts';
import { listingsQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';
import { useDebounced } from './use-debounced.ts';

const PAUSE = 200;
const LONGEST_SEARCH = 200;

/**
 * The listings that a select offers. A page of reviews brings them all where they are few; where they may be many, what
 * is typed is asked of the server as well, once the select was opened.
 */
export function useListingChoices(known: readonly Listing[]) {
  const { client } = useAppContext();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().slice(0, LONGEST_SEARCH);
  const text = useDebounced(wanted, PAUSE);
  const { data, isFetching } = useQuery({
    ...listingsQuery(client, text),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const names = new Map([...known, ...(data?.listings ?? [])].map(({ id, name }) => [id, name]));
  return {
    choices: [...names].map(([id, label]) => ({ value: String(id), label })),
    onOpen: () => setOpen(true),
    onType: setTyped,
    isSearching: isFetching || text !== wanted,
  };
}
