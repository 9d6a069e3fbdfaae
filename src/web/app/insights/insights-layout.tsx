import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { shortDay } from '#domain/dates.ts';
import { DEFAULT_PERIOD_DAYS, type Period, periodBefore } from '#domain/insights/insights.ts';
import { listingName } from '#web/app/listing-name.ts';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import { DayField } from '#web/app/reviews/filters/day-field.tsx';
import { REVIEW_FILTERS } from '#web/app/reviews/filters/review-filters.ts';
import { useListings } from '../api/use-route.ts';
import { Button } from '../controls/button.tsx';
import { ListingsField } from '../controls/listings-field.tsx';
import { PageLink } from '../controls/page-link.tsx';
import { Select } from '../controls/select.tsx';
import { languageName } from '../language-name.ts';
import { Page } from '../shell/page.tsx';
import { periodCopy as copy } from './copy.ts';
import styles from './insights.module.css';
import { PERIODS } from './insights-search.ts';
import { InsightsContext, type InsightsState } from './use-insights.ts';

const CUSTOM = 'custom';
const PERIOD_OPTIONS = [
  ...PERIODS.map((value) => ({ value, label: copy.days(value) })),
  { value: CUSTOM, label: copy.custom },
];

export interface InsightsLayoutProps {
  title: string;
  /** Other pages about the same reviews. */
  links: readonly { path: string; text: string }[];
  state: InsightsState;
  /** Shown if the period is valid. */
  children: ReactNode;
}

/** A page of insights: its title, what it is about, and the fields that change that. */
export function InsightsLayout({ title, links, state, children }: InsightsLayoutProps) {
  return (
    <InsightsContext value={state}>
      <Page
        title={title}
        className={styles.page}
        aside={
          <div className="row">
            {links.map(({ path, text }) => (
              <PageLink key={path} href={state.urlOf(path)} className="no-print hit">
                {text}
              </PageLink>
            ))}
            <Button className="no-print" onClick={() => window.print()}>
              <Printer />
              {copy.print}
            </Button>
          </div>
        }
        intro={state.problem === null && <PeriodText {...state} />}
      >
        <InsightsFilters {...state} />
        {state.problem === null && children}
      </Page>
    </InsightsContext>
  );
}

/** The period and what it is compared with; on paper also the filters. */
function PeriodText({ search: { listingIds, channel, language }, filter: period }: InsightsState) {
  const listings = useListings(listingIds);
  const filters = [
    ...(listingIds ?? []).map((id) => listingName(listings, id)),
    channel,
    language && languageName(language),
  ].filter(Boolean);
  return (
    <>
      {copy.compared(rangeOf(period), rangeOf(periodBefore(period)))}
      {filters.length > 0 && <span className="print-only">{filters.join(', ')}</span>}
    </>
  );
}

const rangeOf = ({ from, to }: Period): string => copy.range(shortDay(from), shortDay(to));

/** What the page is about: a period, and whose reviews. */
function InsightsFilters({ search, filter, problem, change }: InsightsState) {
  const isCustom = search.from !== undefined;
  return (
    <search className="filters" aria-label={copy.label}>
      <Select<string | number | undefined>
        label={copy.period}
        options={PERIOD_OPTIONS}
        value={isCustom ? CUSTOM : (search.days ?? DEFAULT_PERIOD_DAYS)}
        onChange={(chosen) =>
          change(
            chosen === CUSTOM
              ? { from: filter.from, to: filter.to }
              : { days: chosen as typeof search.days, from: undefined, to: undefined },
          )
        }
      />
      {isCustom && (
        <>
          <DayField
            label={copy.from}
            value={search.from}
            error={problem ? copy.problems[problem] : undefined}
            onChange={(from) => from && change({ from })}
          />
          <DayField label={copy.to} value={search.to} onChange={(to) => to && change({ to })} />
        </>
      )}
      <ListingsField
        label={filterCopy.properties}
        value={search.listingIds ?? []}
        onChange={(ids) => change({ listingIds: ids.length === 0 ? undefined : ids })}
      />
      {(['channel', 'language'] as const).map((name) => {
        const { control } = REVIEW_FILTERS[name];
        return (
          'options' in control && (
            <Select<string | number | undefined>
              key={name}
              label={filterCopy[name]}
              none={control.all}
              options={control.options}
              value={search[name]}
              onChange={(chosen) => change({ [name]: chosen?.toString() })}
            />
          )
        );
      })}
    </search>
  );
}
