import { monthName } from '#domain/dates.ts';
import { dayIn, type Month, monthOf, shiftMonth } from '#domain/day.ts';
import { POLARITIES, TOPICS } from '#domain/insights/topics.ts';
import { parseCategories, parseTopics } from '#domain/reviews/filter.ts';
import { SCORED_CATEGORIES } from '#domain/reviews/rating.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { optionsOf, Select } from '#web/app/controls/select.tsx';
import { categoryName, filterCopy } from '#web/app/reviews/filters/copy.ts';
import { PANEL_FILTERS, REVIEW_FILTERS } from '#web/app/reviews/filters/review-filters.ts';
import { useSources } from '#web/app/reviews/use-sources.ts';
import { FilterField, type FilterFieldProps, type FilterFieldsProps } from './filter-fields.tsx';

const SCORES = Array.from({ length: 10 }, (_, index) => 10 - index);
const BOUNDS = [
  ...SCORES.map((score) => ({ value: `<${score}`, label: filterCopy.scoreBelow(score) })),
  ...SCORES.map((score) => ({ value: `>=${score}`, label: filterCopy.scoreAtLeast(score) })),
  { value: undefined, label: filterCopy.anyScore },
];
/** Most guests give 9 or 10. */
const DEFAULT_BOUND = '<8';
const TOPIC_OPTIONS = optionsOf(TOPICS, filterCopy.topicName);
const POLARITY_OPTIONS = optionsOf(POLARITIES, (polarity) => filterCopy.polarities[polarity]);
const OFFERED_MONTHS = 36;

export function PanelFields(props: FilterFieldsProps) {
  return (
    <div className="columns">
      {PANEL_FILTERS.map((name) => (
        <PanelField key={name} name={name} {...props} />
      ))}
    </div>
  );
}

interface ValueFieldProps<Value = string> {
  label: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

function PanelField(props: FilterFieldProps) {
  const { name, search, onChange } = props;
  const { label, control } = REVIEW_FILTERS[name];
  const field = { label, onChange: (value: string | undefined) => onChange({ [name]: value }) };
  switch (control.kind) {
    case 'category':
      return <CategoryField {...field} value={search.category} />;
    case 'topic':
      return <TopicField {...field} value={search.topic} />;
    case 'tag':
      return <TagField {...field} value={search.tag} />;
    case 'source':
      return <SourceField {...field} value={search.source} />;
    case 'month':
      return <MonthField {...field} value={search.stayMonth} />;
    default:
      return <FilterField {...props} />;
  }
}

/** A category, and the number that its rating is below or reaches. */
function CategoryField({ label, value, onChange }: ValueFieldProps) {
  // A link may name several categories, and ones that are not offered. A choice replaces them.
  const [chosen] = value === undefined ? [] : parseCategories(value);
  const category = chosen?.category;
  const bound = chosen?.below === undefined ? chosen?.atLeast && `>=${chosen.atLeast}` : `<${chosen.below}`;
  const boundOfNext = category === undefined ? DEFAULT_BOUND : (bound ?? '');
  return (
    <div className="split">
      <Select
        label={label}
        none={filterCopy.anyCategory}
        options={optionsOf<string>(SCORED_CATEGORIES, categoryName, category)}
        value={category}
        onChange={(name) => onChange(name && `${name}${boundOfNext}`)}
      />
      {category !== undefined && (
        <Select
          label={filterCopy.score}
          options={BOUNDS}
          value={bound}
          onChange={(next) => onChange(`${category}${next ?? ''}`)}
        />
      )}
    </div>
  );
}

/** A topic, and whether guests praise it or complain about it. */
function TopicField({ label, value, onChange }: ValueFieldProps) {
  // A link may name several topics. A choice replaces them.
  const { topic, polarity } = (value === undefined ? undefined : parseTopics(value)[0]) ?? {};
  return (
    <div className="split">
      <Select
        label={label}
        none={filterCopy.anyTopic}
        options={TOPIC_OPTIONS}
        value={topic}
        onChange={onChange}
      />
      {topic !== undefined && (
        <Select
          label={filterCopy.polarity}
          none={filterCopy.anyPolarity}
          options={POLARITY_OPTIONS}
          value={polarity}
          onChange={(chosen) => onChange(chosen === undefined ? topic : `${topic}:${chosen}`)}
        />
      )}
    </div>
  );
}

/** One of the tags in use. */
function TagField(field: ValueFieldProps) {
  const tags = useRoute('GET /tags').data?.tags.map(({ tag }) => tag) ?? [];
  return <Select none={filterCopy.anyTag} options={optionsOf(tags, String, field.value)} {...field} />;
}

/** One of the accounts and imports; nothing if all reviews come from one. */
function SourceField(field: ValueFieldProps) {
  const { sources, nameOf } = useSources();
  if (sources.length < 2 && field.value === undefined) return null;
  const ids = sources.map(({ source }) => source);
  return <Select none={filterCopy.anySource} options={optionsOf(ids, nameOf, field.value)} {...field} />;
}

/** One of the last months. Firefox and Safari have no native field for months. */
function MonthField(field: ValueFieldProps<Month>) {
  const last = monthOf(dayIn(new Date(), 'UTC'));
  const months = Array.from({ length: OFFERED_MONTHS }, (_, index) => shiftMonth(last, -index));
  return <Select none={filterCopy.anyMonth} options={optionsOf(months, monthName, field.value)} {...field} />;
}
