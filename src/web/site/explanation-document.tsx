import type { SiteContext } from '#contract/listings/site.ts';
import { pages } from '#contract/paths.ts';
import { WAITING_DAYS, type WaitingTime, type WaitingTimes } from '#domain/listings/waiting-times.ts';
import { renderDocument } from './document.tsx';
import { googleRules } from './explanation-copy.ts';
import { textsIn, useSiteTexts } from './texts.tsx';

/** The page that explains which reviews are shown; the same for every property. */
export function explanationDocument(site: SiteContext, waiting: WaitingTimes): string {
  const { explanation: copy, property } = textsIn(site.language);
  return renderDocument({
    site,
    title: property.explanation,
    description: copy.description,
    path: pages.explanation(),
    children: (
      <article className="explanation">
        <h1 className="property-name">{property.explanation}</h1>
        <p className="explanation-lead">{copy.lead}</p>
        {copy.parts(site.brandName).map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <Waiting waiting={waiting} />
        <section>
          <h2>{copy.googleHeading}</h2>
          <p>{copy.google}</p>
          <p>
            {copy.googleTerms} <a href={googleRules.terms}>{copy.terms}</a>,{' '}
            <a href={googleRules.privacy}>{copy.privacy}</a>.
          </p>
        </section>
      </article>
    ),
  });
}

function Waiting({ waiting: { low, high } }: { waiting: WaitingTimes }) {
  const { explanation: copy } = useSiteTexts();
  const columns = copy.waitingColumns;
  return (
    <section>
      <h2>{copy.waitingHeading}</h2>
      <p>{copy.waiting(WAITING_DAYS)}</p>
      <table className="waiting">
        <thead>
          <tr>
            <th scope="col">{columns.rating}</th>
            <th scope="col">{columns.median}</th>
            <th scope="col">{columns.waiting}</th>
          </tr>
        </thead>
        <tbody>
          <WaitingRow name={copy.low} time={low} />
          <WaitingRow name={copy.high} time={high} />
        </tbody>
      </table>
    </section>
  );
}

/** From this many hours on, days are easier to read. */
const MANY_HOURS = 48;

function WaitingRow({ name, time: { medianHours, waiting } }: { name: string; time: WaitingTime }) {
  const { explanation: copy, format } = useSiteTexts();
  const hours = Math.max(1, Math.ceil(medianHours ?? 0));
  const median = hours < MANY_HOURS ? copy.hours(hours) : copy.days(Math.ceil(hours / 24));
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{medianHours === null ? copy.none : median}</td>
      <td>{format.number(waiting)}</td>
    </tr>
  );
}
