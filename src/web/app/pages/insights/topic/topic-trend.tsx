import type { TopicDetail } from '#contract/insights/insights.ts';
import type { Period } from '#domain/insights/insights.ts';
import { POLARITIES } from '#domain/insights/topics.ts';
import { MonthChart } from '#web/app/insights/month-chart.tsx';
import { topicCopy as copy } from './copy.ts';

/** Complaints and praise by month, on the same scale. */
export function TopicTrend({ months, elapsed }: Pick<TopicDetail, 'months'> & { elapsed: Period }) {
  const most = Math.max(0, ...months.flatMap(({ positive, negative }) => [positive.n, negative.n]));
  if (most === 0) return <p>{copy.none}</p>;
  return (
    <MonthChart
      caption={copy.trend}
      months={months.map(({ month }) => month)}
      elapsed={elapsed}
      panels={POLARITIES.toReversed().map((polarity) => ({
        label: copy.polarities[polarity],
        kind: 'count',
        look: 'bars',
        series: polarity,
        figures: months.map((month) => month[polarity]),
        domain: [0, most],
      }))}
    />
  );
}
