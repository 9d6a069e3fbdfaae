import { useState } from 'react';
import type { Listing } from '#contract/listing.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { useListingChoices } from '#web/app/controls/use-listing-choices.ts';
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
  const { choices, ...asking } = useListingChoices(listings);
  const [chosen, setChosen] = useState<string | null>(null);
  const namesake = listings.find(({ name }) => name === suggested)?.id;
  const value = chosen ?? (namesake === undefined ? null : String(namesake));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== null && !isBusy) onAssign(Number(value));
      }}
    >
      <Select
        label={heldCopy.listing}
        placeholder={heldCopy.chooseListing}
        search={{ ...asking, nothing: heldCopy.noSuchListing }}
        choices={choices}
        value={value}
        onChange={setChosen}
        failure={failure && messageOr(failure, heldCopy.assignFailed)}
      />
      <Button type="submit" disabled={value === null || isBusy} aria-busy={isAssigning}>
        {isAssigning ? heldCopy.assigning : heldCopy.assign}
      </Button>
      <p className={styles.hint}>{hint}</p>
    </form>
  );
}
