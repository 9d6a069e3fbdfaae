import { useState } from 'react';
import { type Day, isDay } from '#domain/day.ts';
import { TextField } from '#web/app/controls/field.tsx';

export interface DayFieldProps {
  label: string;
  value: Day | undefined;
  error?: string | null | undefined;
  onChange: (day: Day | undefined) => void;
}

/** A native date field. An incomplete year such as "0020" stays in the field and changes nothing else. */
export function DayField({ label, value = '', error, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string>(value);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setTyped(value);
  }
  return (
    <TextField
      type="date"
      label={label}
      error={error}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        if (next === '') onChange(undefined);
        else if (isDay(next)) onChange(next);
      }}
    />
  );
}
