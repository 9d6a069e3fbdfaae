import type { PropertyPage } from '#contract/listings/site.ts';
import { MIN_SUMMARIZED } from '#domain/listings/property-view.ts';
import { useSiteTexts } from './texts.tsx';
import { readingOf, viewAddress } from './view-links.ts';

/** More would be read by no one. */
const MAX_CATEGORIES = 6;
const MAX_TOPICS = 10;

/** What guests say in numbers: their ratings by category, and the topics of their texts. */
export function GuestsSay({ page }: { page: PropertyPage }) {
  const hasTopics = page.shown >= MIN_SUMMARIZED && page.facets.topics.length > 0;
  if (page.categories.length === 0 && !hasTopics) return null;
  return (
    <div className="guests-say">
      <Categories page={page} />
      {hasTopics && <Topics page={page} />}
    </div>
  );
}

function Categories({ page: { categories } }: { page: PropertyPage }) {
  const { site, format, categoryName } = useSiteTexts();
  if (categories.length === 0) return null;
  return (
    <dl className="categories" aria-label={site.categories}>
      {categories.slice(0, MAX_CATEGORIES).map(({ category, score, count }) => (
        <div key={category}>
          <dt className="quiet">{categoryName(category)}</dt>
          <dd>
            <span aria-hidden="true">
              {format.average(score)} <small>({format.number(count)})</small>
            </span>
            <span className="visually-hidden">{site.categoryScore(format.average(score), count)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Topics({ page }: { page: PropertyPage }) {
  const texts = useSiteTexts();
  const { site, topics, format } = texts;
  return (
    <nav className="topics" aria-labelledby="topics">
      <p id="topics" className="quiet">
        {site.topics}
      </p>
      <ul>
        {page.facets.topics.slice(0, MAX_TOPICS).map(({ topic, praise, complaints }) => (
          <li key={topic}>
            <a
              className="pill"
              href={viewAddress(texts, page, { ...readingOf(page.view), topic })}
              rel="nofollow"
              aria-label={site.topicCounts(topics[topic], praise, complaints)}
              aria-current={page.view.topic === topic || undefined}
            >
              {topics[topic]}
              {praise > 0 && <span className="pill-praise">+{format.number(praise)}</span>}
              {complaints > 0 && <span className="pill-complaints">−{format.number(complaints)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
