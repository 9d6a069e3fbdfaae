import { Button } from './button.tsx';

export interface SubmitRowProps {
  isPending: boolean;
  isSuccess: boolean;
  copy: { save: string; saving: string; saved: string };
}

/** The button that saves a form, and whether it was saved. */
export function SubmitRow({ isPending, isSuccess, copy }: SubmitRowProps) {
  return (
    <p className="row">
      <Button type="submit" look="primary" disabled={isPending}>
        {isPending ? copy.saving : copy.save}
      </Button>
      <span role="status">{isSuccess && copy.saved}</span>
    </p>
  );
}
