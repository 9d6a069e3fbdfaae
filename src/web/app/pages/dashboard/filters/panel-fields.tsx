import type { FilterValue } from '#web/app/reviews/filters/filter-kinds.ts';
import styles from '#web/app/reviews/filters/filters.module.css';
import { PANEL_FILTERS, REVIEW_FILTERS } from '#web/app/reviews/filters/review-filters.ts';
import { CategoryField } from './category-field.tsx';
import { FilterField, type FilterFieldProps, type FilterFieldsProps } from './filter-fields.tsx';
import { MonthField } from './month-field.tsx';
import { TopicField } from './topic-field.tsx';

/** The controls of the filters that the bar does not have. */
export function PanelFields(props: FilterFieldsProps) {
  return (
    <div className={styles.panel}>
      {PANEL_FILTERS.map((name) => (
        <PanelField key={name} name={name} {...props} />
      ))}
    </div>
  );
}

function PanelField(props: FilterFieldProps) {
  const { name, search, onChange } = props;
  const { label, control } = REVIEW_FILTERS[name];
  const change = (value: FilterValue | undefined) => onChange({ [name]: value });
  switch (control.kind) {
    case 'category':
      return <CategoryField label={label} value={search.category} onChange={change} />;
    case 'topic':
      return <TopicField label={label} value={search.topic} onChange={change} />;
    case 'month':
      return <MonthField label={label} value={search.stayMonth} onChange={change} />;
    default:
      return <FilterField {...props} />;
  }
}
