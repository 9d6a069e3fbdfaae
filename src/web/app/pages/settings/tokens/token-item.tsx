import type { ApiToken } from '#contract/accounts/api-tokens.ts';
import { relativeTime, shortDate } from '#domain/dates.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { useGrantSummary } from '#web/app/controls/scope-field.tsx';
import { usePeople } from '#web/app/reviews/use-people.ts';
import { peopleCopy } from '../people/copy.ts';
import { tokensCopy as copy } from './copy.ts';

export interface TokenItemProps {
  token: ApiToken;
  /** Whether it belongs to the person who looks. */
  isOwn: boolean;
  now: Date;
  onRevoke: () => void;
}

/** One token: its name, what it may do, until when, and its last use. */
export function TokenItem({ token, isOwn, now, onRevoke }: TokenItemProps) {
  const { config } = useAppContext();
  const { name, owner, role, listings, requestsPerMinute, expiresAt, lastUsedAt } = token;
  const { nameOf } = usePeople();
  const grantSummary = useGrantSummary();
  const end = new Date(expiresAt);
  const isExpired = end <= now;
  // It works until the end of the day before.
  const lastDay = shortDate(new Date(end.getTime() - 1), config.timeZone);
  const facts = [
    !isOwn && copy.of(nameOf(owner)),
    grantSummary(listings),
    isExpired ? copy.hasExpired(lastDay) : copy.expires(lastDay),
    lastUsedAt === null ? copy.neverUsed : copy.lastUsed(relativeTime(new Date(lastUsedAt), now)),
    copy.limit(requestsPerMinute),
  ];
  return (
    <li data-ended={isExpired || undefined}>
      <div>
        <p className="row">
          <span className="entry-name">{name}</span>
          <span className="chip">{peopleCopy.roles[role]}</span>
          {isExpired && (
            <span className="chip" data-tone="failed">
              {copy.expired}
            </span>
          )}
        </p>
        <p className="note">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button aria-label={copy.revokeOf(name)} onClick={onRevoke}>
        {copy.revoke}
      </Button>
    </li>
  );
}
