import type { Inspection } from '#contract/sources/file-mapping.ts';
import { OFFERED_CHANNELS, OTHER_CHANNELS } from '#domain/listings/channel.ts';
import { SCORED_CATEGORIES } from '#domain/reviews/rating.ts';
import { DATE_FORMATS } from '#domain/sources/file-dates.ts';
import {
  type FileMapping,
  isRated,
  type MappedField,
  RATING_SCALES,
  REVIEW_FIELDS,
} from '#domain/sources/file-mapping.ts';
import { Section } from '#web/app/controls/section.tsx';
import { optionsOf, Select } from '#web/app/controls/select.tsx';
import { categoryName } from '#web/app/reviews/filters/copy.ts';
import { mappingCopy as copy } from './mapping-copy.ts';
import { SourceField } from './source-field.tsx';

const TEXT_FIELDS: readonly MappedField[] = ['guest', 'title', 'text', 'negativeText', 'listing', 'channel'];
/** Few files have them. */
const MORE_FIELDS = REVIEW_FIELDS.filter(
  (field) => field !== 'date' && field !== 'rating' && !TEXT_FIELDS.includes(field),
);

const FIELD_NAMES: Partial<Record<MappedField, string>> = copy.fields;
const nameOf = (field: MappedField) => FIELD_NAMES[field] ?? categoryName(field);

/** Until a choice is made. */
const CHOOSE = { none: copy.choose };

interface MappingFormProps {
  columns: Inspection['columns'];
  value: FileMapping;
  isDisabled: boolean;
  onChange: (mapping: FileMapping) => void;
}

/** Chooses the column of each field of a review. A column that is chosen again leaves its earlier field. */
export function MappingForm({ columns, value, isDisabled, onChange }: MappingFormProps) {
  const change = (part: Partial<FileMapping>) => onChange({ ...value, ...part });
  const options = columns.map(({ name, samples }) => ({ value: name, label: copy.column(name, samples[0]) }));
  const column = (field: MappedField) => (
    <Select
      key={field}
      label={nameOf(field)}
      none={copy.noColumn}
      options={options}
      value={value.columns[field]}
      onChange={(name) => change({ columns: withColumn(value.columns, field, name) })}
    />
  );
  const folded = (title: string, fields: readonly MappedField[]) => (
    <details open={fields.some((field) => value.columns[field])}>
      <summary>{title}</summary>
      <fieldset className="columns-wide" disabled={isDisabled}>
        {fields.map(column)}
      </fieldset>
    </details>
  );
  return (
    <Section title={copy.title} intro={copy.intro}>
      <fieldset className="columns-wide" disabled={isDisabled}>
        {column('date')}
        {value.columns.date && (
          <Select
            label={copy.dateFormat}
            {...(value.dateFormat === null && CHOOSE)}
            options={optionsOf(DATE_FORMATS, (format) => copy.dateFormats[format])}
            value={value.dateFormat ?? undefined}
            onChange={(dateFormat) => change({ dateFormat: dateFormat ?? null })}
          />
        )}
        {column('rating')}
        {isRated(value.columns) && (
          <Select
            label={copy.ratingScale}
            {...(value.ratingScale === null && CHOOSE)}
            options={optionsOf(scalesWith(value.ratingScale))}
            value={value.ratingScale ?? undefined}
            onChange={(ratingScale) => change({ ratingScale: ratingScale ?? null })}
          />
        )}
        {TEXT_FIELDS.map(column)}
        {!value.columns.channel && (
          <Select
            label={copy.channelOfAll}
            none={copy.unknownChannel}
            options={optionsOf([...OFFERED_CHANNELS, ...OTHER_CHANNELS])}
            value={value.channel ?? undefined}
            onChange={(channel) => change({ channel: channel ?? null })}
          />
        )}
        <SourceField
          label={copy.source}
          helpText={copy.sourceHelp}
          value={value.source}
          onChange={(source) => change({ source: sourceOf(source) })}
        />
      </fieldset>
      {folded(copy.more, MORE_FIELDS)}
      {folded(copy.categories, SCORED_CATEGORIES)}
    </Section>
  );
}

/** The source that a person means while typing its name: "Old Desk" is `old-desk`. */
function sourceOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
}

function withColumn(columns: FileMapping['columns'], field: MappedField, name: string | undefined) {
  const others = Object.entries(columns).filter(([other, column]) => other !== field && column !== name);
  return { ...Object.fromEntries(others), ...(name !== undefined && { [field]: name }) };
}

function scalesWith(scale: number | null): number[] {
  return [...new Set([...RATING_SCALES, ...(scale === null ? [] : [scale])])].sort((a, b) => a - b);
}
