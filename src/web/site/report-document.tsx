import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteContext } from '#contract/listings/site.ts';
import { pages } from '#contract/paths.ts';
import type { ReportPage } from '#contract/reports/report-page.ts';
import { exactTime } from '#domain/dates.ts';
import type { Figure } from '#domain/insights/insights.ts';
import { Logo } from './document.tsx';
import { MonthsChart, RatingBars } from './report-charts.tsx';
import { reportCopy as copy } from './report-copy.ts';
import { Judgements, Problems, Reviews, Tasks } from './report-parts.tsx';
import { ReportTargets } from './report-targets.tsx';

/** The page of a report: no script, and printable. */
export function reportDocument(site: SiteContext, page: ReportPage, isPreview = false): string {
  const { title, request, asOf, figures, months, isOneProperty } = page;
  const heading = copy.title(title ?? copy.allProperties);
  const isPrivate = request.privateFeedback || request.notes || request.fullNames;
  const parts = { timeZone: site.timeZone, isOneProperty };
  return frame(
    site,
    heading,
    <>
      {isPreview && <p className="report-notice">{copy.preview}</p>}
      {isPrivate && <p className="report-notice">{copy.private}</p>}
      <h1>{heading}</h1>
      <p className="report-period">{copy.period(request.from, request.to)}</p>
      <p className="report-note">
        {copy.asOf(exactTime(asOf, site.timeZone))} {copy.scope}{' '}
        <span className="report-screen">{copy.print}</span>
      </p>
      <Part title={copy.figures}>
        <KeyFigures figures={figures} />
      </Part>
      {figures.reviews.n === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <Part title={copy.ratings}>
          <RatingBars ratings={figures.ratings} />
        </Part>
      )}
      <Part title={copy.months}>
        <MonthsChart months={months} />
      </Part>
      {page.targets.length > 0 && (
        <Part title={copy.targets}>
          <ReportTargets targets={page.targets} isOneProperty={isOneProperty} />
        </Part>
      )}
      {figures.reviews.n > 0 && (
        <>
          <Part title={copy.praise}>
            <Judgements topics={page.topics} polarity="positive" {...parts} />
          </Part>
          <Part title={copy.complaints}>
            <Judgements topics={page.topics} polarity="negative" {...parts} />
          </Part>
        </>
      )}
      {page.problems.length > 0 && (
        <Part title={copy.problems}>
          <Problems problems={page.problems} {...parts} />
        </Part>
      )}
      {page.tasks.length > 0 && (
        <Part title={copy.tasks}>
          <Tasks tasks={page.tasks} moreTasks={page.moreTasks} {...parts} />
        </Part>
      )}
      {page.reviews.length > 0 && (
        <Part title={copy.reviews}>
          <Reviews reviews={page.reviews} {...parts} />
        </Part>
      )}
    </>,
  );
}

/** The page for a link that is unknown or does not work any more, which look alike. */
export function reportNotFoundDocument(site: SiteContext): string {
  return notice(site, copy.notFound, copy.notFoundHint);
}

/** The page for a report that cannot be made as it was asked for. */
export function reportInvalidDocument(site: SiteContext, problem: string): string {
  return notice(site, copy.invalid, problem);
}

function notice(site: SiteContext, heading: string, text: string): string {
  return frame(
    site,
    heading,
    <>
      <h1>{heading}</h1>
      <p>{text}</p>
    </>,
  );
}

function frame(site: SiteContext, title: string, children: ReactNode): string {
  const document = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${site.brandName}`}</title>
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={site.assets.reportStyle} />
        {site.brandColour && <link rel="stylesheet" href={pages.brandStyle(site.brandColour.slice(1))} />}
      </head>
      <body>
        <header className="report-head">
          {site.logo && <Logo logo={site.logo} />}
          {site.brandName}
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="report-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type FigureName = keyof typeof copy.names;
const FORMATS: Record<FigureName, (value: number) => string> = {
  reviews: String,
  average: (value) => value.toFixed(2),
  fiveStar: copy.percent,
  lowStar: copy.percent,
  responseRate: copy.percent,
  responseHours: copy.hours,
};
const NAMES = Object.keys(FORMATS) as FigureName[];

function KeyFigures({ figures }: Pick<ReportPage, 'figures'>) {
  const text = (name: FigureName, value: Figure['value'] | undefined) =>
    value === null || value === undefined ? copy.nothing : FORMATS[name](value);
  return (
    <dl className="report-figures">
      {NAMES.map((name) => (
        <div key={name}>
          <dt className="quiet">{copy.names[name]}</dt>
          <dd className="report-value">{text(name, figures[name].value)}</dd>
          <dd className="report-note">{copy.before(text(name, figures[name].previous))}</dd>
        </div>
      ))}
    </dl>
  );
}
