import { memo, type ReactNode } from 'react';
import { pages } from '#contract/paths.ts';
import type { ReviewStats } from '#contract/reviews/reviews.ts';
import { queryString } from '#web/app/api/request.ts';
import { GroupedDigits } from '#web/app/controls/grouped-digits.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import type { ReviewSearch } from '#web/app/reviews/review-search.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { Stars } from '#web/property/stars.tsx';
import { summaryCopy } from './copy.ts';
import styles from './summary.module.css';

export interface SummaryCardsProps {
  stats: ReviewStats | undefined;
  /** The same of every status. */
  split: ReviewStats | undefined;
  /** False after a failure, when the labels stand without numbers. */
  isLoading: boolean;
  /** The state of the dashboard. The counts have its filters. */
  search: ReviewSearch;
}

/**
 * The four counts, which lead to their rows, and the number of undecided reviews. Placeholders reserve their space until
 * they are loaded.
 */
export const SummaryCards = memo(function SummaryCards(props: SummaryCardsProps) {
  const { stats, split, isLoading, search } = props;
  const number = (value: number | undefined) => value !== undefined && <GroupedDigits value={value} />;
  const rows = (change: ReviewSearch) => rowsUrl(pages.dashboard(), search, change);
  return (
    <>
      <dl className={`row ${styles.cards}`} aria-busy={isLoading}>
        <Card
          label={summaryCopy.total}
          href={rows({})}
          value={number(stats?.totalReviews)}
          count={stats?.totalReviews}
        />
        <Card
          label={summaryCopy.average}
          href={rows({ sortBy: 'rating', sortOrder: 'asc' })}
          value={stats && (stats.averageRating > 0 ? stats.averageRating.toFixed(1) : '–')}
          count={stats?.totalReviews}
        >
          {stats !== undefined && stats.averageRating > 0 && <Stars rating={stats.averageRating} />}
        </Card>
        <Card
          label={summaryCopy.approved}
          href={rows({ status: 'approved' })}
          value={number(split?.approvedCount)}
          count={split?.approvedCount}
          tone="public"
        />
        <Card
          label={summaryCopy.pending}
          href={rows({ status: 'pending' })}
          value={number(split?.pendingCount)}
          count={split?.pendingCount}
          tone="waiting"
        />
      </dl>
      <p className={`row quiet ${styles.pendingParts}`}>
        {split && <PendingParts stats={split} search={search} />}
      </p>
    </>
  );
});

function rowsUrl(page: string, search: ReviewSearch, change: ReviewSearch): string {
  return page + queryString({ ...search, page: undefined, gone: undefined, ...change });
}

interface CardProps {
  label: string;
  href: string;
  /** `false` or undefined until it is loaded. */
  value: ReactNode;
  count: number | undefined;
  tone?: 'public' | 'waiting';
  children?: ReactNode;
}

function Card({ label, href, value, count, tone, children }: CardProps) {
  return (
    <div className={`quiet ${styles.card}`} data-tone={tone}>
      <dt>
        {value && count !== 0 ? (
          <PageLink href={href} className="plain">
            {label}
          </PageLink>
        ) : (
          label
        )}
      </dt>
      <dd className={styles.number}>
        {value || <span className={`placeholder ${styles.unknown}`} />}
        {children}
      </dd>
    </div>
  );
}

const DAY = 86_400_000;
const daysSince = (instant: string) => Math.floor((Date.now() - Date.parse(instant)) / DAY);

/** Splits the pending reviews into undecided ones and those that a person kept unpublished. */
function PendingParts({ stats, search }: { stats: ReviewStats; search: ReviewSearch }) {
  const { pendingCount, undecided } = stats;
  const { count, isCountExact, oldest } = undecided;
  const canDecide = useCan('reviews:decide');
  const kept = pendingCount - count;
  const rows = (status: ReviewSearch['status']) =>
    rowsUrl(pages.dashboard(), search, { status, sortBy: undefined, sortOrder: 'asc' });
  return (
    <>
      {count === 0 ? (
        <span>{stats.totalReviews > 0 && summaryCopy.allDecided}</span>
      ) : (
        <PageLink className="hit" href={rows('undecided')}>
          {summaryCopy.undecided(count, isCountExact)}
          {oldest !== null && (
            <span className={styles.age}>{`, ${summaryCopy.oldest(daysSince(oldest))}`}</span>
          )}
        </PageLink>
      )}
      {isCountExact && kept > 0 && (
        <PageLink className="hit" href={rows('unpublished')}>
          {summaryCopy.unpublished(kept)}
        </PageLink>
      )}
      {canDecide && count > 0 && (
        <PageLink className="hit" href={rowsUrl(pages.triage(), search, { status: undefined })}>
          {summaryCopy.triage}
        </PageLink>
      )}
    </>
  );
}
