import type { Inspection } from '#contract/sources/file-mapping.ts';
import { type Channel, OFFERED_CHANNELS, OTHER_CHANNELS } from '#domain/listings/channel.ts';
import { DATE_FORMATS, type DateFormat } from '#domain/sources/file-dates.ts';
import {
  CATEGORY_FIELDS,
  type FileMapping,
  type MappedField,
  RATING_SCALES,
} from '#domain/sources/file-mapping.ts';
import { TextField } from '#web/app/controls/field.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { type Option, Select } from '#web/app/controls/select.tsx';
import { categoryName } from '#web/app/reviews/filters/copy.ts';
import styles from './import.module.css';
import { mappingCopy as copy } from './mapping-copy.ts';

const MORE_FIELDS = [
  'reservation',
  'id',
  'response',
  'responseDate',
  'privateFeedback',
  'arrivalDate',
  'departureDate',
] as const;

export interface MappingFormProps {
  columns: Inspection['columns'];
  value: FileMapping;
  isDisabled: boolean;
  onChange: (mapping: FileMapping) => void;
}

/** Chooses the column of each field of a review. A column that is chosen again leaves its earlier field. */
export function MappingForm({ columns, value, isDisabled, onChange }: MappingFormProps) {
  const change = (part: Partial<FileMapping>) => onChange({ ...value, ...part });
  const options: Option<string | undefined>[] = [
    { value: undefined, label: copy.noColumn },
    ...columns.map(({ name, samples }) => ({ value: name, label: copy.column(name, samples[0]) })),
  ];
  const column = (field: MappedField, label: string) => (
    <Select
      key={field}
      label={label}
      options={options}
      value={value.columns[field]}
      onChange={(name) => change({ columns: withColumn(value.columns, field, name) })}
    />
  );
  const isRated = ['rating' as const, ...CATEGORY_FIELDS].some((field) => value.columns[field]);
  return (
    <Section title={copy.title} intro={copy.intro}>
      <fieldset className={styles.fields} disabled={isDisabled}>
        {column('date', copy.fields.date)}
        {value.columns.date && (
          <Select
            label={copy.dateFormat}
            options={chosen(value.dateFormat, DATE_FORMATS, (format) => copy.dateFormats[format])}
            value={value.dateFormat ?? undefined}
            onChange={(dateFormat) => change({ dateFormat: (dateFormat ?? null) as DateFormat | null })}
          />
        )}
        {column('rating', copy.fields.rating)}
        {isRated && (
          <Select
            label={copy.ratingScale}
            options={chosen(value.ratingScale, scalesWith(value.ratingScale), copy.scale)}
            value={value.ratingScale ?? undefined}
            onChange={(ratingScale) => change({ ratingScale: ratingScale ?? null })}
          />
        )}
        {(['guest', 'title', 'text', 'negativeText', 'listing', 'channel'] as const).map((field) =>
          column(field, copy.fields[field]),
        )}
        {!value.columns.channel && (
          <Select<string | undefined>
            label={copy.channelOfAll}
            options={[
              { value: undefined, label: copy.unknownChannel },
              ...[...OFFERED_CHANNELS, ...OTHER_CHANNELS].map((name) => ({ value: name, label: name })),
            ]}
            value={value.channel ?? undefined}
            onChange={(channel) => change({ channel: (channel ?? null) as Channel | null })}
          />
        )}
        <div className={styles.source}>
          <TextField
            label={copy.source}
            helpText={copy.sourceHelp}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={value.source}
            onChange={(source) =>
              change({
                source: source
                  .toLowerCase()
                  .replace(/[^a-z0-9]+/g, '-')
                  .replace(/^-/, ''),
              })
            }
          />
        </div>
      </fieldset>
      <details open={MORE_FIELDS.some((field) => value.columns[field])}>
        <summary>{copy.more}</summary>
        <fieldset className={styles.fields} disabled={isDisabled}>
          {MORE_FIELDS.map((field) => column(field, copy.fields[field]))}
        </fieldset>
      </details>
      <details open={CATEGORY_FIELDS.some((field) => value.columns[field])}>
        <summary>{copy.categories}</summary>
        <fieldset className={styles.fields} disabled={isDisabled}>
          {CATEGORY_FIELDS.map((field) => column(field, categoryName(field)))}
        </fieldset>
      </details>
    </Section>
  );
}

function withColumn(columns: FileMapping['columns'], field: MappedField, name: string | undefined) {
  const others = Object.entries(columns).filter(([other, column]) => other !== field && column !== name);
  return { ...Object.fromEntries(others), ...(name !== undefined && { [field]: name }) };
}

/** The options of a choice, with one that stands for none until it is made. */
function chosen<Value extends string | number>(
  value: Value | null,
  values: readonly Value[],
  labelOf: (value: Value) => string,
): Option<Value | undefined>[] {
  const options = values.map((each) => ({ value: each, label: labelOf(each) }));
  return value === null ? [{ value: undefined, label: copy.choose }, ...options] : options;
}

function scalesWith(scale: number | null): number[] {
  return [...new Set([...RATING_SCALES, ...(scale === null ? [] : [scale])])].sort((a, b) => a - b);
}
