import { useState } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { ListingCombobox } from '#web/app/controls/listing-combobox.tsx';
import { quarantineCopy } from '../copy.ts';
import styles from '../sync.module.css';

export interface AssignFormProps {
  listings: readonly Listing[];
  /** The listing name in the row; a listing with exactly that name is preselected. */
  suggested: string;
  helpText: string;
  isBusy: boolean;
  isAssigning: boolean;
  error: Error | null;
  onAssign: (listingId: number) => void;
}

/** Chooses the listing that a review belongs to. */
export function AssignForm(props: AssignFormProps) {
  const { listings, suggested, helpText, isBusy, isAssigning, error, onAssign } = props;
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
        label={quarantineCopy.listing}
        placeholder={quarantineCopy.chooseListing}
        noMatch={quarantineCopy.noSuchListing}
        listings={listings}
        value={value}
        onChange={setChosen}
        error={error && messageOr(error, quarantineCopy.assignFailed)}
      />
      <Button type="submit" disabled={value === undefined || isBusy} aria-busy={isAssigning}>
        {isAssigning ? quarantineCopy.assigning : quarantineCopy.assign}
      </Button>
      <p className="note">{helpText}</p>
    </form>
  );
}
