import { Select } from '#web/app/controls/select.tsx';

/** Stands for "nothing chosen", which a select needs as a choice of its own. */
const ALL = 'all';

export interface ChoiceSelectProps<Value extends string | number> {
  label: string;
  /** How "nothing chosen" reads; left out where one must be chosen. */
  all?: string;
  choices: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** One choice out of a few. */
export function ChoiceSelect<Value extends string | number>(props: ChoiceSelectProps<Value>) {
  const { label, all, choices, value, onChange } = props;
  const data = choices.map((choice) => ({ value: String(choice.value), label: choice.label }));
  return (
    <Select
      label={label}
      choices={all === undefined ? data : [{ value: ALL, label: all }, ...data]}
      value={value === undefined ? ALL : String(value)}
      onChange={(chosen) => onChange(choices.find((choice) => String(choice.value) === chosen)?.value)}
    />
  );
}
