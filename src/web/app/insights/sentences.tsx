import type { Sentence } from '#contract/insights/insights.ts';
import { shortDate } from '#domain/dates.ts';
import type { Polarity, Topic } from '#domain/insights/topics.ts';
import { textLanguage } from '#domain/reviews/text-language.ts';
import { useAppContext } from '../app-context.ts';
import { PageLink } from '../controls/page-link.tsx';
import { MarkedText } from '../reviews/marked-text.tsx';
import { sentenceCopy } from './copy.ts';
import { rowsUrl } from './rows-url.ts';

export interface SentencesProps {
  label: string;
  sentences: readonly Sentence[];
  topic: Topic;
  polarity: Polarity;
  /** The rows that a sentence opens its review over. */
  query: string;
  isOneProperty?: boolean;
}

/** What guests wrote about a topic. Each sentence opens its review. */
export function Sentences({ label, sentences, topic, polarity, query, isOneProperty }: SentencesProps) {
  const { config } = useAppContext();
  return (
    <ul className="stack-small" aria-label={label}>
      {sentences.map(({ reviewId, listingName, reviewDate, rating, text, start, end }) => {
        const { lang, dir } = textLanguage(text);
        const date = shortDate(new Date(reviewDate), config.timeZone);
        const facts = [
          rating !== null && sentenceCopy.rating(rating),
          date,
          !isOneProperty && listingName,
        ].filter(Boolean);
        return (
          <li key={reviewId}>
            <PageLink href={rowsUrl(query, reviewId)} className="ruled plain row">
              <q className="written" lang={lang ?? undefined} dir={dir}>
                <MarkedText text={text} topics={[{ topic, polarity, start, end }]} />
              </q>
              <span className="note">{facts.join(' · ')}</span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
