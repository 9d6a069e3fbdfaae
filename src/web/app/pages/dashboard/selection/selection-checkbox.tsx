import type { ChangeEvent } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { selectionCopy } from '../copy.ts';
import styles from './selection.module.css';
import { useIsSelected, useSelection, useSelectionStore } from './selection.ts';

/** Selects one review; with Shift also all since the last toggled one. */
export function RowCheckbox({ review }: { review: Review }) {
  const canDecide = useCan('reviews:decide');
  const { toggle, toggleRange } = useSelectionStore();
  const change = ({ nativeEvent }: ChangeEvent) => {
    const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
    if (isRange) toggleRange(review.id);
    else toggle(review.id);
  };
  const isChecked = useIsSelected(review.id);
  if (!canDecide) return null;
  return <Checkbox name={selectionCopy.select(review.guestName)} isChecked={isChecked} onChange={change} />;
}

export function PageCheckbox({ isNameShown }: { isNameShown: boolean }) {
  const canDecide = useCan('reviews:decide');
  const { togglePage, isPageSelected } = useSelectionStore();
  const { ids, isAllMatching } = useSelection();
  const isChecked = isPageSelected();
  if (!canDecide) return null;
  return (
    <Checkbox
      name={selectionCopy.selectPage}
      isNameShown={isNameShown}
      isChecked={isChecked}
      isMixed={!isChecked && (isAllMatching || ids.size > 0)}
      onChange={togglePage}
    />
  );
}

interface CheckboxProps {
  name: string;
  isNameShown?: boolean;
  isChecked: boolean;
  isMixed?: boolean;
  onChange: (event: ChangeEvent) => void;
}

/** In a label, which is larger than the box and therefore easier to hit. */
function Checkbox({ name, isNameShown = false, isChecked, isMixed = false, onChange }: CheckboxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={name}
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={onChange}
      />
      {isNameShown && <span>{name}</span>}
    </label>
  );
}
