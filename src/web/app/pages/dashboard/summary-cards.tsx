import { memo, type ReactNode, useId } from 'react';
import { pages } from '#contract/paths.ts';
import type { ReviewStats } from '#contract/reviews.ts';
import { GroupedDigits } from '#web/app/controls/grouped-digits.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { Stars } from '#web/property/stars.tsx';
import { summaryCopy } from './copy.ts';
import styles from './summary.module.css';

export interface SummaryCardsProps {
  stats: ReviewStats | undefined;
  /** False after a failure, when the labels stand without numbers. */
  isLoading: boolean;
  /** The listing that the counts are limited to. */
  listingId: number | undefined;
  /** Of the triage of the shown list. */
  triageUrl: string;
}

/**
 * The four counts, which lead to their rows, and the number of undecided reviews. Placeholders reserve their space until
 * they are loaded.
 */
export const SummaryCards = memo(function SummaryCards(props: SummaryCardsProps) {
  const { stats, isLoading, listingId, triageUrl } = props;
  const number = (value: number | undefined) => value !== undefined && <GroupedDigits value={value} />;
  const rows = (query: string) => rowsUrl(query, listingId);
  return (
    <>
      <dl className={styles.cards} aria-busy={isLoading}>
        <Card label={summaryCopy.total} href={rows('')} value={number(stats?.totalReviews)} />
        <Card
          label={summaryCopy.average}
          href={rows('sortBy=rating&sortOrder=asc')}
          value={stats?.averageRating.toFixed(1)}
        >
          {stats !== undefined && stats.averageRating > 0 && <Stars rating={stats.averageRating} />}
        </Card>
        <Card
          label={summaryCopy.approved}
          href={rows('status=approved')}
          value={number(stats?.approvedCount)}
          tone="public"
        />
        <Card
          label={summaryCopy.pending}
          href={rows('status=pending')}
          value={number(stats?.pendingCount)}
          tone="waiting"
        />
      </dl>
      <p className={styles.undecided}>
        {stats && <Undecided {...stats.undecided} listingId={listingId} triageUrl={triageUrl} />}
      </p>
    </>
  );
});

/** The URL of the rows that a number counts. */
function rowsUrl(query: string, listingId: number | undefined): string {
  const all = [query, listingId === undefined ? '' : `listingId=${listingId}`].filter(Boolean).join('&');
  return pages.dashboard() + (all && `?${all}`);
}

interface CardProps {
  label: string;
  /** Of the rows. */
  href: string;
  /** `false` or undefined until it is loaded. */
  value: ReactNode;
  tone?: 'public' | 'waiting';
  children?: ReactNode;
}

function Card({ label, href, value, tone, children }: CardProps) {
  const [term, link] = [useId(), useId()];
  return (
    <div className={styles.card} data-tone={tone}>
      <dt id={term} className={styles.label}>
        {label}
      </dt>
      <dd className={styles.number}>
        {value ? (
          <PageLink id={link} href={href} aria-labelledby={`${term} ${link}`}>
            {value}
          </PageLink>
        ) : (
          <span className={`placeholder ${styles.unknown}`} />
        )}
        {children}
      </dd>
    </div>
  );
}

const DAY = 86_400_000;

/** Leads to the undecided reviews, the oldest first, and to their triage. */
function Undecided(props: ReviewStats['undecided'] & Pick<SummaryCardsProps, 'listingId' | 'triageUrl'>) {
  const { count, isCountExact, oldest, listingId, triageUrl } = props;
  const canDecide = useCan('reviews:decide');
  if (count === 0) return summaryCopy.allDecided;
  return (
    <>
      <PageLink href={rowsUrl('decision=none&sortOrder=asc', listingId)}>
        {summaryCopy.undecided(count, isCountExact)}
        {oldest !== null && `, ${summaryCopy.oldest(Math.floor((Date.now() - Date.parse(oldest)) / DAY))}`}
      </PageLink>
      {canDecide && <PageLink href={triageUrl}>{summaryCopy.triage}</PageLink>}
    </>
  );
}
