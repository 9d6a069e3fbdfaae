/** The texts of controls, which most pages share. */
export const controlCopy = {
  close: 'Close',
  cancel: 'Cancel',
  done: 'Done',
  retry: 'Retry',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  unsaved: 'Your changes are not saved. Close again to discard them.',
  more: 'Show more',
} as const;

export const copyFieldCopy = {
  copy: 'Copy',
  copied: 'Copied.',
  refused: 'Selected: copy it with your keyboard.',
} as const;
