import type { Inspection } from '#contract/sources/file-mapping.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Day } from '#web/app/reviews/day.tsx';
import { columnsCopy as copy } from './copy.ts';

interface FileNoticeProps {
  inspection: Inspection;
  isEditing: boolean;
  isDisabled: boolean;
  onEdit: () => void;
  onForget: (id: number) => void;
}

/** Says that the columns of a file are known, and from where. */
export function FileNotice({ inspection, isEditing, isDisabled, onEdit, onForget }: FileNoticeProps) {
  const { name, remembered } = inspection;
  if (!remembered && name === null) return null;
  return (
    <div className="notice">
      <p>
        {remembered ? copy.remembered : copy.known(name ?? '')}
        {remembered && (
          <>
            {' '}
            {copy.rememberedBy(remembered.by)} <Day at={remembered.at} />.
          </>
        )}
      </p>
      <div className="row">
        {!isEditing && (
          <Button size="small" disabled={isDisabled} onClick={onEdit}>
            {copy.change}
          </Button>
        )}
        {remembered && (
          <Button size="small" look="quiet" disabled={isDisabled} onClick={() => onForget(remembered.id)}>
            {copy.forget}
          </Button>
        )}
      </div>
    </div>
  );
}
