import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldWords {
  label: string;
  /** What helps to fill it in. */
  hint?: string | undefined;
  /** What is wrong with what stands there; said at once to whoever listens. */
  failure?: string | null | undefined;
}

export interface FieldProps extends FieldWords {
  /** Of the control inside. */
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What stands around a control that is filled in: its name, what helps, and what is wrong. */
export function Field({ id, label, hint, failure, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {failure && (
        <p className={styles.failure} id={`${id}-failure`} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

/** What the control inside of a field says of its name, its hint and its failure. */
export function inField(id: string, { hint, failure }: Pick<FieldWords, 'hint' | 'failure'>) {
  const words = [hint && `${id}-hint`, failure && `${id}-failure`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': words || undefined, 'aria-invalid': failure ? true : undefined };
}

/** One line to fill in. */
export function TextField({ label, hint, failure, ...input }: FieldWords & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} failure={failure}>
      <input {...input} {...inField(id, { hint, failure })} className={styles.input} />
    </Field>
  );
}

/** Several lines to fill in. */
export function TextArea({ label, hint, failure, ...area }: FieldWords & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} failure={failure}>
      <textarea {...area} {...inField(id, { hint, failure })} className={styles.input} />
    </Field>
  );
}
