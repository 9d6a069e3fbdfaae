import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { memo, type ReactNode } from 'react';
import type { ReviewStats } from '#contract/reviews.ts';
import { GroupedDigits } from '#web/app/controls/grouped-digits.tsx';
import { Stars } from '#web/property/stars.tsx';
import { summaryCopy } from './copy.ts';
import styles from './summary.module.css';

/** The four counts. Placeholders keep their space until they are loaded. */
export const SummaryCards = memo(function SummaryCards({ stats }: { stats: ReviewStats | undefined }) {
  const number = (value: number | undefined) => value !== undefined && <GroupedDigits value={value} />;
  return (
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
      <Card label={summaryCopy.pending} value={number(stats?.pendingCount)} tone="waiting" icon={<Clock />} />
    </dl>
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
