import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { shortDate } from '#domain/dates.ts';
import { DEFAULT_PERIOD_DAYS, type Period, periodBefore } from '#domain/insights/insights.ts';
import { listingsQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';
import { Button } from '../controls/button.tsx';
import { Select } from '../controls/select.tsx';
import { languageName } from '../language-name.ts';
import { filterCopy } from '../reviews/filters/copy.ts';
import { DayField } from '../reviews/filters/day-field.tsx';
import { type FilterControl, listingName } from '../reviews/filters/filter-kinds.ts';
import { PropertiesField } from '../reviews/filters/properties-field.tsx';
import { REVIEW_FILTERS } from '../reviews/filters/review-filters.ts';
import { periodCopy } from './copy.ts';
import styles from './insights.module.css';
import { type InsightsSearch, PERIODS } from './insights-search.ts';
import type { InsightsState } from './use-insights-search.ts';

const CUSTOM = 'custom';
const PERIOD_OPTIONS = [
  ...PERIODS.map((value) => ({ value, label: periodCopy.days(value) })),
  { value: CUSTOM, label: periodCopy.custom },
];
/** For one value. */
function optionsOf(control: FilterControl) {
  if (control.kind === 'choice') return [{ value: undefined, label: control.all }, ...control.options];
  return control.kind === 'select' ? control.options : [];
}

/** What the page is about: a period, and whose reviews. */
export function InsightsFilters({ search, filter, problem, change }: InsightsState) {
  const { client } = useAppContext();
  const listings = useQuery(listingsQuery(client, '')).data?.listings ?? [];
  const isCustom = search.from !== undefined;
  return (
    <search className="filters" aria-label={periodCopy.label}>
      <Select<string | number | undefined>
        label={periodCopy.period}
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
            label={periodCopy.from}
            value={search.from}
            error={problem ? periodCopy.problems[problem] : undefined}
            onChange={(from) => from && change({ from })}
          />
          <DayField label={periodCopy.to} value={search.to} onChange={(to) => to && change({ to })} />
        </>
      )}
      <PropertiesField
        label={filterCopy.properties}
        listings={listings}
        value={search.listingIds}
        onChange={(listingIds) => change({ listingIds })}
      />
      <Select<string | number | undefined>
        label={filterCopy.channel}
        options={optionsOf(REVIEW_FILTERS.channel.control)}
        value={search.channel}
        onChange={(channel) => change({ channel: channel?.toString() })}
      />
      <Select<string | number | undefined>
        label={filterCopy.language}
        options={optionsOf(REVIEW_FILTERS.language.control)}
        value={search.language}
        onChange={(language) => change({ language: language?.toString() })}
      />
    </search>
  );
}

export interface PeriodLineProps {
  search: InsightsSearch;
  period: Period;
}

/** The period and what it is compared with; on paper also the filters. */
export function PeriodLine({ search, period }: PeriodLineProps) {
  const { client } = useAppContext();
  const listings = useQuery(listingsQuery(client, '')).data?.listings ?? [];
  const { listingIds, channel, language } = search;
  const filters = [
    ...(listingIds ?? []).map((id) => listingName(listings, id)),
    channel,
    language && languageName(language),
  ].filter(Boolean);
  return (
    <>
      <p>{periodCopy.compared(rangeOf(period), rangeOf(periodBefore(period)))}</p>
      {filters.length > 0 && <p className={styles.printOnly}>{filters.join(', ')}</p>}
    </>
  );
}

function rangeOf({ from, to }: Period): string {
  const day = (text: string) => shortDate(new Date(`${text}T00:00:00Z`), 'UTC');
  return periodCopy.range(day(from), day(to));
}

export function PrintButton() {
  return (
    <Button className={styles.noPrint} onClick={() => window.print()}>
      <Printer />
      {periodCopy.print}
    </Button>
  );
}
