import { useState } from 'react';
import { Choices } from '#web/app/controls/field.tsx';
import { type Option, Select } from '#web/app/controls/select.tsx';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import type { FilterItem } from '#web/app/reviews/filters/filter-kinds.ts';

/** Values of options that select nothing: the summary of several values, and the one that opens the check boxes. */
const SELECTED = ' selected';
const SEVERAL = ' several';

export interface ChoiceFieldProps {
  label: string;
  /** The option without a value. */
  all: string;
  options: readonly Option<FilterItem>[];
  value: readonly FilterItem[] | undefined;
  onChange: (value: readonly FilterItem[] | undefined) => void;
}

/** A native select for one value, whose last option opens check boxes for several. */
export function ChoiceField({ label, all, options, value = [], onChange }: ChoiceFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const isSeveral = value.length > 1;
  const choose = (chosen: FilterItem | undefined) => {
    if (chosen === SEVERAL) setOpen(true);
    else if (chosen !== SELECTED) onChange(chosen === undefined ? undefined : [chosen]);
  };
  const chooseSeveral = (chosen: readonly FilterItem[]) => {
    const next = options.flatMap((option) => (chosen.includes(option.value) ? [option.value] : []));
    onChange(next.length === 0 ? undefined : next);
  };
  return (
    <div>
      <Select<FilterItem | undefined>
        label={label}
        none={all}
        options={[
          ...options,
          ...(isSeveral ? [{ value: SELECTED, label: filterCopy.selected(value.length) }] : []),
          { value: SEVERAL, label: filterCopy.several },
        ]}
        value={isSeveral ? SELECTED : value[0]}
        onChange={choose}
      />
      {isOpen && (
        <div
          ref={open}
          popover="auto"
          className="popover"
          onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
        >
          <Choices legend={label} isLegendHidden options={options} value={value} onChange={chooseSeveral} />
        </div>
      )}
    </div>
  );
}

/** The browser closes it and returns the focus on Escape and on a click elsewhere. */
function open(popover: HTMLElement | null): void {
  const source = popover?.parentElement?.querySelector('select');
  popover?.showPopover(source ? { source } : {});
  popover?.querySelector('input')?.focus();
}
