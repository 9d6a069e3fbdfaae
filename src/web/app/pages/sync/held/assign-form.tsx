import { useState } from 'react';
import type { Listing } from '#contract/listing.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { ListingCombobox } from '#web/app/controls/listing-combobox.tsx';
import { heldCopy } from '../copy.ts';
import styles from './held.module.css';

export interface AssignFormProps {
  listings: readonly Listing[];
  /** What the row calls its listing: chosen already where a listing is called just that. */
  suggested: string;
  hint: string;
  isBusy: boolean;
  isAssigning: boolean;
  failure: Error | null;
  onAssign: (listingId: number) => void;
}

/** Chooses the listing that a review belongs to. */
export function AssignForm(props: AssignFormProps) {
  const { listings, suggested, hint, isBusy, isAssigning, failure, onAssign } = props;
  const [chosen, setChosen] = useState<number>();
  const value = chosen ?? listings.find(({ name }) => name === suggested)?.id;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== undefined && !isBusy) onAssign(value);
      }}
    >
      <ListingCombobox
        label={heldCopy.listing}
        placeholder={heldCopy.chooseListing}
        noMatch={heldCopy.noSuchListing}
        listings={listings}
        value={value}
        onChange={setChosen}
        error={failure && messageOr(failure, heldCopy.assignFailed)}
      />
      <Button type="submit" disabled={value === undefined || isBusy} aria-busy={isAssigning}>
        {isAssigning ? heldCopy.assigning : heldCopy.assign}
      </Button>
      <p className={styles.hint}>{hint}</p>
    </form>
  );
}
