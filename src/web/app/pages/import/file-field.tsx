import { useId, useRef, useState } from 'react';
import field from '#web/app/controls/field.module.css';
import { importCopy as copy } from './copy.ts';
import styles from './import.module.css';

/** Chooses a file, also by dropping it anywhere on the field. */
export function FileField({
  isDisabled,
  onChange,
}: {
  isDisabled: boolean;
  onChange: (file: File | null) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    // The input inside is the control; dropping is an addition for the mouse.
    <fieldset
      className={`stack-small ${styles.file}`}
      data-over={isOver}
      disabled={isDisabled}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (isDisabled || !input.current || event.dataTransfer.files.length === 0) return;
        input.current.files = event.dataTransfer.files;
        onChange(event.dataTransfer.files[0] ?? null);
      }}
    >
      <label htmlFor={id}>
        <strong>{copy.drop}</strong>
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        className={field.input}
        accept=".csv,.json,.ndjson,.jsonl"
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget: { files } }) => onChange(files?.[0] ?? null)}
      />
      <p className="note" id={`${id}-help`}>
        {copy.formats}
      </p>
    </fieldset>
  );
}
