import { useState } from 'react';
import { type Day, isDay } from '#domain/day.ts';
import { TextField } from '#web/app/controls/field.tsx';

export interface DayFieldProps {
  label: string;
  value: Day | undefined;
  onChange: (day: Day | undefined) => void;
}

/** A day by the browser's own date field. Half a year typed ("0020") is no day yet and stays in the field alone. */
export function DayField({ label, value = '', onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string>(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onChange={({ currentTarget: { value: next } }) => {
        setTyped(next);
        if (next === '') onChange(undefined);
        else if (isDay(next)) onChange(next);
      }}
    />
  );
}
