import MessageCircleQuestion from 'lucide-react/icons/message-circle-question';
import { useEffect, useRef } from 'react';
import type { Answer } from '#contract/responses/answers.ts';
import { dayAndTime, shortDate } from '#domain/dates.ts';
import { asksQuestion } from '#domain/responses/answers.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import { Stars } from '#web/property/stars.tsx';
import { type AnswersSearch, answersUrl } from './answers-search.ts';
import { answersCopy as copy } from './copy.ts';

export interface AnswerListProps {
  reviews: readonly Answer[];
  search: AnswersSearch;
  /** The id of the review beside the list. */
  shown: number | undefined;
}

/** The reviews of a list, each with its urgency and what it is about. */
export function AnswerList({ reviews, search, shown }: AnswerListProps) {
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (shown !== undefined) current.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <ol className="divided" aria-label={copy.reviews}>
      {reviews.map((review) => {
        const isShown = review.id === shown;
        const complaint = review.topics?.find(({ polarity }) => polarity === 'negative');
        return (
          <li key={review.id}>
            <PageLink
              ref={isShown ? current : undefined}
              href={answersUrl({ ...search, review: review.id })}
              className="pick"
              aria-current={isShown ? 'true' : undefined}
            >
              <span className="row">
                <When review={review} />
                <Stars rating={review.rating} size="small" />
                {asksQuestion(review.reviewText) && (
                  <span className="note inline">
                    <MessageCircleQuestion />
                    {copy.question}
                  </span>
                )}
              </span>
              <span className="cut">
                <bdi>{review.guestName}</bdi> · {review.listingName}
              </span>
              <span className="note cut">
                {[review.channel, complaint && filterCopy.topicName(complaint.topic)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </PageLink>
          </li>
        );
      })}
    </ol>
  );
}

const HOUR_MS = 3_600_000;

/** Until when a review can be answered, or when its answer was or will be sent. */
function When({ review: { answerBy, writtenResponse, response } }: { review: Answer }) {
  const { timeZone } = useAppContext().config;
  const at = (time: string) => dayAndTime(new Date(time), timeZone);
  if (writtenResponse?.state === 'waiting') {
    const { sendAt } = writtenResponse;
    return <strong>{sendAt === null ? copy.sending : copy.sendsAt(at(sendAt))}</strong>;
  }
  if (writtenResponse && writtenResponse.state !== 'sent') {
    return (
      <strong data-tone={writtenResponse.state === 'unapproved' ? 'waiting' : 'failed'}>
        {copy.states[writtenResponse.state]}
      </strong>
    );
  }
  if (response?.date) return <strong>{copy.sentOn(shortDate(new Date(response.date), timeZone))}</strong>;
  if (!answerBy) return <span className="quiet">{copy.noDeadline}</span>;
  const hours = (Date.parse(answerBy) - Date.now()) / HOUR_MS;
  return (
    <strong data-tone={hours < 24 ? 'failed' : hours < 72 ? 'waiting' : undefined}>
      {copy.by(at(answerBy))}
    </strong>
  );
}
