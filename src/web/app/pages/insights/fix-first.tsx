import type { Priorities, Priority } from '#contract/insights/insights.ts';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { buttonClass } from '#web/app/controls/button.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { FigureLink } from '#web/app/insights/figure-link.tsx';
import shared from '#web/app/insights/insights.module.css';
import { InsightsSection, type InsightsSectionProps } from '#web/app/insights/insights-section.tsx';
import { rowsUrl } from '#web/app/insights/rows-url.ts';
import { Sentences } from '#web/app/insights/sentences.tsx';
import { useInsights } from '#web/app/insights/use-insights.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { priorityCopy as copy } from './copy.ts';
import styles from './insights-page.module.css';

/** The few complaints that cost most stars, with their sentences. */
export function FixFirst({ query }: Pick<InsightsSectionProps<Priorities>, 'query'>) {
  return (
    <InsightsSection
      heading={copy.heading}
      intro={copy.intro}
      query={query}
      csv={routePath('GET /insights/priorities.csv')}
    >
      {({ priorities }) =>
        priorities.length === 0 ? (
          <p>{copy.none}</p>
        ) : (
          <ol className={styles.priorities}>
            {priorities.map((priority) => (
              <PriorityItem key={`${priority.listingId} ${priority.topic}`} priority={priority} />
            ))}
          </ol>
        )
      }
    </InsightsSection>
  );
}

function PriorityItem({ priority }: { priority: Priority }) {
  const { urlOf } = useInsights();
  const { listingId, name, topic, complaints, effect, low, high, sentences } = priority;
  const title = copy.title(topic, name);
  const property = { listingIds: [listingId] };
  const newest = sentences[0];
  const canNote = useCan('notes:write');
  return (
    <li>
      <h3>
        <PageLink href={urlOf(pages.topic(topic), property)}>{title}</PageLink>
      </h3>
      <p>
        {copy.effect(topic, effect, low, high)}{' '}
        <FigureLink figure={complaints} kind="count">
          {copy.complaints(complaints.n)}
        </FigureLink>
        {copy.before(complaints.previous, complaints.n)}
      </p>
      <Sentences
        label={copy.sentences(title)}
        sentences={sentences}
        topic={topic}
        polarity="negative"
        query={complaints.query}
        isOneProperty
      />
      <p className={`row ${shared.noPrint}`}>
        {newest && canNote && (
          <PageLink
            href={rowsUrl(complaints.query, newest.reviewId)}
            className={buttonClass({ size: 'small' })}
            aria-label={`${copy.assign}: ${title}`}
          >
            {copy.assign}
          </PageLink>
        )}
        <PageLink
          href={urlOf(pages.insights(), property)}
          className={buttonClass({ look: 'quiet', size: 'small' })}
          aria-label={`${copy.property}: ${name}`}
        >
          {copy.property}
        </PageLink>
      </p>
    </li>
  );
}
