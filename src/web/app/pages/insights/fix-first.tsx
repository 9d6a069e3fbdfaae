import type { Priorities, Priority } from '#contract/insights/insights.ts';
import { pages } from '#contract/paths.ts';
import { buttonClass } from '#web/app/controls/button.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { FigureLink } from '#web/app/insights/figure-link.tsx';
import shared from '#web/app/insights/insights.module.css';
import { type InsightsSearch, insightsUrl, withoutOrder } from '#web/app/insights/insights-search.ts';
import { InsightsSection, type SectionQuery } from '#web/app/insights/insights-section.tsx';
import { rowsUrl } from '#web/app/insights/rows-url.ts';
import { Sentences } from '#web/app/insights/sentences.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { priorityCopy as copy } from './copy.ts';
import styles from './insights-page.module.css';

export interface FixFirstProps {
  query: SectionQuery<Priorities>;
  search: InsightsSearch;
  csv: string;
}

/** The few complaints that cost most stars, with their sentences. */
export function FixFirst({ query, search, csv }: FixFirstProps) {
  return (
    <InsightsSection heading={copy.heading} intro={copy.intro} query={query} csv={csv}>
      {({ priorities }) =>
        priorities.length === 0 ? (
          <p>{copy.none}</p>
        ) : (
          <ol className={styles.priorities}>
            {priorities.map((priority) => (
              <PriorityItem
                key={`${priority.listingId} ${priority.topic}`}
                priority={priority}
                search={search}
              />
            ))}
          </ol>
        )
      }
    </InsightsSection>
  );
}

function PriorityItem({ priority, search }: { priority: Priority; search: InsightsSearch }) {
  const { listingId, name, topic, complaints, effect, low, high, sentences } = priority;
  const title = copy.title(topic, name);
  const property = { ...withoutOrder(search), listingIds: [listingId] };
  const newest = sentences[0];
  const canNote = useCan('notes:write');
  return (
    <li>
      <h3>
        <PageLink href={insightsUrl(pages.topic(topic), property)}>{title}</PageLink>
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
          href={insightsUrl(pages.insights(), property)}
          className={buttonClass({ look: 'quiet', size: 'small' })}
          aria-label={`${copy.property}: ${name}`}
        >
          {copy.property}
        </PageLink>
      </p>
    </li>
  );
}
