import { type ReactNode, useRef } from 'react';
import { Loaded, type LoadedProps } from './loaded.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

export interface EntriesProps {
  /** Instead of a list without entries. */
  none?: string;
  label?: string;
  children: readonly ReactNode[];
}

/** A list of things that have a name, some facts, and buttons. It gets the focus when an entry with the focus is removed. */
export function Entries({ none, label, children }: EntriesProps) {
  const list = useRef<HTMLUListElement & HTMLParagraphElement>(null);
  useFocusFallback(() => list.current, list);
  if (children.length === 0 && none) {
    return (
      <p ref={list} tabIndex={-1} className="note">
        {none}
      </p>
    );
  }
  return (
    <ul ref={list} tabIndex={-1} className="entries" aria-label={label}>
      {children}
    </ul>
  );
}

export interface LoadedEntriesProps<Data> extends Pick<LoadedProps<Data>, 'query'> {
  copy: LoadedProps<Data>['copy'] & Pick<EntriesProps, 'none'>;
  children: (data: Data) => EntriesProps['children'];
}

/** The list that a query loads. */
export function LoadedEntries<Data>({ query, copy, children }: LoadedEntriesProps<Data>) {
  return (
    <Loaded query={query} copy={copy}>
      {(data) => <Entries none={copy.none}>{children(data)}</Entries>}
    </Loaded>
  );
}

export interface EntryProps {
  name: string;
  /** Chips beside the name. */
  chips?: ReactNode;
  facts: readonly (string | false | undefined)[];
  isEnded?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

export function Entry({ name, chips, facts, isEnded, icon, children }: EntryProps) {
  return (
    <li data-ended={isEnded || undefined}>
      {icon}
      <div>
        <p className="row">
          <span className="entry-name">{name}</span>
          {chips}
        </p>
        <p className="note">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </li>
  );
}
