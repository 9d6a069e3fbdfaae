import type { ReportPage, ReportReview } from '#contract/reports/report-page.ts';
import { shortDate, shortDay } from '#domain/dates.ts';
import type { Polarity } from '#domain/insights/topics.ts';
import { textLanguage } from '#domain/reviews/text-language.ts';
import { CATEGORY_NAMES, STATUS_NAMES } from '#web/property/task-copy.ts';
import { topicName } from '#web/property/topic-name.ts';
import { reportCopy as copy } from './report-copy.ts';

interface Shared {
  timeZone: string;
  /** Then the property is not named with each sentence. */
  isOneProperty: boolean;
}

/** The topics that guests judge most in one way, with the newest sentences. */
export function Judgements({
  topics,
  polarity,
  ...shared
}: Pick<ReportPage, 'topics'> & Shared & { polarity: Polarity }) {
  const judged = topics.filter((each) => each.polarity === polarity);
  if (judged.length === 0) return <p>{polarity === 'positive' ? copy.noPraise : copy.noComplaints}</p>;
  return judged.map(({ topic, figure, sentences }) => (
    <div key={topic} className="report-topic">
      <h3>
        {topicName(topic)} <span className="report-note">{copy.reviewCount(figure.n)}</span>
      </h3>
      <Sentences sentences={sentences} {...shared} />
    </div>
  ));
}

/** The complaints that cost most stars. */
export function Problems({ problems, ...shared }: Pick<ReportPage, 'problems'> & Shared) {
  return problems.map(({ listingId, name, topic, effect, complaints, sentences }) => (
    <div key={`${listingId} ${topic}`} className="report-topic">
      <h3>
        {!shared.isOneProperty && `${name}. `}
        {copy.problem(topicName(topic), Math.abs(effect).toFixed(1), copy.reviewCount(complaints.n))}
      </h3>
      <Sentences sentences={sentences} timeZone={shared.timeZone} isOneProperty />
    </div>
  ));
}

function Sentences({
  sentences,
  timeZone,
  isOneProperty,
}: Shared & { sentences: ReportPage['topics'][number]['sentences'] }) {
  return (
    <ul className="report-sentences">
      {sentences.map(({ reviewId, text, rating, reviewDate, listingName }) => (
        <li key={reviewId}>
          <Quoted text={text} />{' '}
          <span className="report-note">
            {[
              rating !== null && copy.stars(rating),
              shortDate(reviewDate, timeZone),
              !isOneProperty && listingName,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Quoted({ text }: { text: string }) {
  const { lang, dir } = textLanguage(text);
  return (
    <q lang={lang ?? undefined} dir={dir}>
      {text}
    </q>
  );
}

export function Tasks({
  tasks,
  moreTasks,
  timeZone,
  isOneProperty,
}: Pick<ReportPage, 'tasks' | 'moreTasks'> & Shared) {
  const [task, property, state, due] = copy.taskColumns;
  return (
    <>
      <table className="report-table">
        <thead>
          <tr>
            <th scope="col">{task}</th>
            {!isOneProperty && <th scope="col">{property}</th>}
            <th scope="col">{state}</th>
            <th scope="col">{due}</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map(({ title, category, topic, listingName, status, dueOn, doneAt }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tasks can be alike, and are not reordered.
            <tr key={index}>
              <td>
                {title ?? CATEGORY_NAMES[category]}
                {topic !== null && <span className="report-note"> {topicName(topic)}</span>}
              </td>
              {!isOneProperty && <td>{listingName}</td>}
              <td>
                {STATUS_NAMES[status]} {doneAt && copy.doneOn(shortDate(doneAt, timeZone))}
              </td>
              <td>{dueOn === null ? copy.nothing : shortDay(dueOn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {moreTasks > 0 && <p className="report-note">{copy.moreTasks(moreTasks)}</p>}
    </>
  );
}

export function Reviews({ reviews, ...shared }: Pick<ReportPage, 'reviews'> & Shared) {
  return (
    <ul className="report-reviews">
      {reviews.map((review, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no id here, and are not reordered.
        <li key={index}>
          <Review review={review} {...shared} />
        </li>
      ))}
    </ul>
  );
}

function Review({ review, timeZone, isOneProperty }: Shared & { review: ReportReview }) {
  const { guestName, text, rating, channel, reviewDate, listingName, response } = review;
  const { lang, dir } = textLanguage(text);
  const facts = [
    rating === null ? copy.noRating : copy.stars(rating),
    channel,
    shortDate(new Date(reviewDate), timeZone),
    !isOneProperty && listingName,
  ];
  const added = [
    [copy.response, response],
    [copy.privateFeedback, review.privateFeedback],
    ...review.notes.map((note) => [copy.note, note]),
  ].filter(([, written]) => written);
  return (
    <>
      <p>
        <strong>{guestName}</strong> <span className="report-note">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      {text === '' ? (
        <p className="report-note">{copy.noText}</p>
      ) : (
        <p className="written" lang={lang ?? undefined} dir={dir}>
          {text}
        </p>
      )}
      {added.map(([label, written]) => (
        <p key={`${label} ${written}`} className="report-added written">
          <span className="report-note">{label}: </span>
          {written}
        </p>
      ))}
    </>
  );
}
