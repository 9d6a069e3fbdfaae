import type { Person } from '#contract/accounts/people.ts';
import { relativeTime } from '#domain/dates.ts';
import { useAccessSummary } from '#web/app/controls/access-field.tsx';
import { Button } from '#web/app/controls/button.tsx';
import { peopleCopy as copy } from './copy.ts';

export interface PersonItemProps {
  person: Person;
  isSelf: boolean;
  now: Date;
  onEdit: () => void;
}

/** The server records a use once an hour. */
const RECENT_MS = 3_600_000;

/** One person: name, role, properties, last use. */
export function PersonItem({ person, isSelf, now, onEdit }: PersonItemProps) {
  const { username, name, role, access, disabled, isDemo, isEmergency, lastUsedAt } = person;
  const accessSummary = useAccessSummary();
  return (
    <li data-ended={disabled || undefined}>
      <div>
        <p className="row">
          <span className="entry-name">{name}</span>
          {isSelf && <span className="chip">{copy.you}</span>}
          {isDemo && <span className="chip">{copy.demo}</span>}
          {isEmergency && <span className="chip">{copy.emergency}</span>}
          {disabled && <span className="chip">{copy.deactivated}</span>}
        </p>
        <p className="note">
          {username} · {copy.roles[role]} · {accessSummary(access)} · {lastUse(lastUsedAt, now)}
        </p>
      </div>
      <Button aria-label={copy.editOf(name)} onClick={onEdit}>
        {copy.edit}
      </Button>
    </li>
  );
}

function lastUse(lastUsedAt: string | null, now: Date): string {
  if (lastUsedAt === null) return copy.neverUsed;
  const at = new Date(lastUsedAt);
  return now.getTime() - at.getTime() < RECENT_MS ? copy.usedRecently : copy.lastUsed(relativeTime(at, now));
}
