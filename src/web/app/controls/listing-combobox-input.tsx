import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  type UseComboboxStateChangeTypes,
  useCombobox,
} from 'downshift';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { normalizeText } from '#domain/normalize-text.ts';
import { listingsQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';
import field from './field.module.css';
import { Field, type FieldText, fieldControl } from './field.tsx';
import { listingsCopy as copy } from './listings-copy.ts';
import styles from './select.module.css';
import { useDebounced } from './use-debounced.ts';

/** A longer list only scrolls; further listings are found by typing. */
const MAX_OPTIONS = 100;
const SEARCH_DELAY_MS = 200;

interface Option {
  /** Undefined for the option of all listings. */
  id: number | undefined;
  name: string;
  /** Of the option that adds several listings: their ids. */
  adds?: number[];
}

const CHOOSING: ReadonlySet<UseComboboxStateChangeTypes> = new Set([
  useCombobox.stateChangeTypes.ItemClick,
  useCombobox.stateChangeTypes.InputKeyDownEnter,
]);

export interface ListingComboboxProps extends FieldText {
  /** The listings that are already loaded: all of them in a small company, some of them in a large one. */
  listings: readonly Listing[];
  /** An array if several can be selected: the list then stays open, and choosing a selected one should remove it. */
  value: number | readonly number[] | undefined;
  onChange: (listingId: number | undefined) => void;
  /** Adds all listings that match what was typed; without it, one is chosen at a time. */
  onAddAll?: (listingIds: number[]) => void;
  /** The label of the option that switches to selecting several listings; it selects none itself. */
  several?: string;
  /** The name of the option for all listings; without it, one listing must be chosen. */
  all?: string;
  placeholder?: string;
  /** Shown when no listing matches. */
  noMatch: string;
}

/** The field of `ListingCombobox`. Searches the loaded listings at once and the server as well. */
export function ListingComboboxInput(props: ListingComboboxProps) {
  const { label, helpText, error, listings, value, onChange, onAddAll, several, all, placeholder, noMatch } =
    props;
  const isSeveral = typeof value === 'object';
  const id = useId();
  // Null until something is typed: then the field shows the name of the chosen listing.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Option | null>(null);
  const { found, isSearching } = useListingSearch(typed ?? '', isOpen);

  const names = new Map([...listings, ...found].map((listing) => [listing.id, listing.name]));
  const options: Option[] = [
    ...(all === undefined ? [] : [{ id: undefined, name: all }]),
    ...[...names].map(([listingId, name]) => ({ id: listingId, name })),
  ];
  // Later responses may not contain a listing that an earlier search found.
  if (chosen !== null && chosen.id === value && !options.some((option) => option.id === value))
    options.push(chosen);
  const selected = options.find((option) => option.id === value) ?? null;
  const matches = typed === null ? firstOptions(options, selected) : matching(options, typed);
  const canAddAll = onAddAll && typed?.trim() && !isSearching && matches.length > 1;
  const shownText = isSeveral ? (value.length === 0 ? all : copy.selected(value.length)) : selected?.name;
  const toSeveral = several !== undefined && !isSeveral;
  const items = [
    ...matches,
    ...(canAddAll && !toSeveral ? [allOf(matches)] : []),
    ...(typed === null && toSeveral ? [{ id: undefined, name: several, adds: [] }] : []),
  ];

  const combobox = useCombobox<Option>({
    id,
    inputId: id,
    labelId: `${id}-label`,
    items,
    itemToString: (option) => option?.name ?? '',
    itemToKey: keyOf,
    isOpen,
    inputValue: typed ?? shownText ?? '',
    selectedItem: selected,
    stateReducer: (state, options) => {
      const changes = stateReducer(state, options);
      const isChosen = CHOOSING.has(options.type) && (isSeveral || changes.selectedItem?.adds);
      return isChosen ? { ...changes, isOpen: true } : changes;
    },
    onIsOpenChange: (change) => {
      setOpen(change.isOpen);
      if (!change.isOpen) setTyped(null);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem?.adds) return onAddAll?.(selectedItem.adds);
      if (selectedItem === null || selectedItem.id === value) return;
      setTyped(null);
      setChosen(selectedItem);
      onChange(selectedItem.id);
    },
  });

  // In a dialog the list makes the content longer, mostly below what shows.
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen && items.length > 0) menu.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, items.length]);

  return (
    <Field id={id} label={label} helpText={helpText} error={error}>
      <div className="with-icon">
        <input
          {...fieldControl(id, { helpText, error })}
          {...combobox.getInputProps({
            // Set here rather than in `onInputValueChange`, which runs later and would move the text cursor.
            onChange: ({ currentTarget }) => setTyped(currentTarget.value),
            onFocus: ({ currentTarget }) => currentTarget.select(),
            onKeyDown: (event: KeyboardEvent) => {
              // Downshift would clear the selection; a dialog around the field should close instead.
              if (event.key === 'Escape' && !isOpen)
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            },
          })}
          className={`${field.input} ${styles.select}`}
          placeholder={placeholder}
          spellCheck={false}
        />
        <ChevronDown />
        <div ref={menu} className={styles.menu} hidden={!isOpen}>
          {/* Not the label of the field, which would then name two elements. */}
          <ul {...combobox.getMenuProps({ 'aria-label': copy.options })}>
            {isOpen &&
              items.map((item, index) => (
                <li
                  key={keyOf(item)}
                  {...combobox.getItemProps({ item, index })}
                  className={`${styles.option} ${item.adds ? styles.addAll : ''}`}
                >
                  {item.name}
                  {!item.adds && [value].flat().includes(item.id) && <Check />}
                </li>
              ))}
          </ul>
          <p className={styles.status} role="status">
            {isOpen && items.length === 0 && (isSearching ? copy.searching : noMatch)}
          </p>
        </div>
      </div>
    </Field>
  );
}

/** The listings that the server finds for the text, after the list has been opened. */
function useListingSearch(typed: string, isOpen: boolean) {
  const { client } = useAppContext();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const settled = useDebounced(typed, SEARCH_DELAY_MS);
  const { data, isFetching } = useQuery({
    ...listingsQuery(client, settled),
    enabled: wasOpened,
    placeholderData: keepPreviousData,
  });
  return { found: data?.listings ?? [], isSearching: isFetching || settled !== typed };
}

function stateReducer(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  switch (type) {
    case useCombobox.stateChangeTypes.InputClick:
      return state.isOpen ? state : changes;
    case useCombobox.stateChangeTypes.InputChange:
      return { ...changes, highlightedIndex: 0 };
    case useCombobox.stateChangeTypes.InputBlur:
      // Leaving the field chooses nothing.
      return { ...changes, selectedItem: state.selectedItem };
    default:
      return changes;
  }
}

const keyOf = (option: Option | null) => (option?.adds ? 'several' : (option?.id ?? 'all'));

function allOf(options: readonly Option[]): Option {
  const adds = options.flatMap(({ id }) => id ?? []);
  const name = adds.length < MAX_OPTIONS ? copy.addAll(adds.length) : copy.addFirst(adds.length);
  return { id: undefined, name, adds };
}

/** The first options and the selected one. */
function firstOptions(options: readonly Option[], selected: Option | null): Option[] {
  const first = options.slice(0, MAX_OPTIONS);
  return selected === null || first.includes(selected) ? first : [...first.slice(0, -1), selected];
}

function matching(options: readonly Option[], typed: string): Option[] {
  const search = normalizeText(typed.trim());
  return options.filter(({ name }) => normalizeText(name).includes(search)).slice(0, MAX_OPTIONS);
}
