import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { memo, type ReactNode } from 'react';
import { pages } from '#contract/paths.ts';
import type { ReviewStats } from '#contract/reviews.ts';
import { GroupedDigits } from '#web/app/controls/grouped-digits.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { Stars } from '#web/property/stars.tsx';
import { summaryCopy } from './copy.ts';
import styles from './summary.module.css';

export interface SummaryCardsProps {
  stats: ReviewStats | undefined;
  /** The listing that the counts are limited to. */
  listingId: number | undefined;
}

/** The four counts, and the number of undecided reviews. Placeholders reserve their space until they are loaded. */
export const SummaryCards = memo(function SummaryCards({ stats, listingId }: SummaryCardsProps) {
  const number = (value: number | undefined) => value !== undefined && <GroupedDigits value={value} />;
  return (
    <div>
      <dl className={styles.cards} aria-busy={stats === undefined}>
        <Card label={summaryCopy.total} value={number(stats?.totalReviews)} />
        <Card label={summaryCopy.average} value={stats?.averageRating.toFixed(1)}>
          {stats !== undefined && stats.averageRating > 0 && <Stars rating={stats.averageRating} />}
        </Card>
        <Card
          label={summaryCopy.approved}
          value={number(stats?.approvedCount)}
          tone="public"
          icon={<Check />}
        />
        <Card
          label={summaryCopy.pending}
          value={number(stats?.pendingCount)}
          tone="waiting"
          icon={<Clock />}
        />
      </dl>
      <p className={styles.undecided}>{stats && <Undecided {...stats.undecided} listingId={listingId} />}</p>
    </div>
  );
});

interface CardProps {
  label: string;
  /** `false` or undefined until it is loaded. */
  value: ReactNode;
  tone?: 'public' | 'waiting';
  icon?: ReactNode;
  children?: ReactNode;
}

function Card({ label, value, tone, icon, children }: CardProps) {
  return (
    <div className={`card ${styles.card}`} data-tone={tone}>
      <dt className={styles.label}>
        {icon}
        {label}
      </dt>
      <dd className={styles.number}>
        {value || <span className={`placeholder ${styles.unknown}`} />}
        {children}
      </dd>
    </div>
  );
}

const DAY = 86_400_000;

/** Leads to the undecided reviews, the oldest first. */
function Undecided(props: ReviewStats['undecided'] & Pick<SummaryCardsProps, 'listingId'>) {
  const { count, isCountExact, oldest, listingId } = props;
  if (count === 0) return summaryCopy.allDecided;
  const scope = listingId === undefined ? '' : `&listingId=${listingId}`;
  return (
    <PageLink href={`${pages.dashboard()}?decision=none&sortOrder=asc${scope}`}>
      {summaryCopy.undecided(count, isCountExact)}
      {oldest !== null && `, ${summaryCopy.oldest(Math.floor((Date.now() - Date.parse(oldest)) / DAY))}`}
    </PageLink>
  );
}
