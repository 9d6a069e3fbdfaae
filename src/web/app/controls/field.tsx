import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldText {
  label: string;
  helpText?: string | undefined;
  /** What is wrong with the value; announced as an alert. */
  error?: string | null | undefined;
}

export interface FieldProps extends FieldText {
  /** The id of the control inside; the label's id is `${id}-label`. */
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A form control with its label, help text and error. */
export function Field({ id, label, helpText, error, className = '', children }: FieldProps) {
  return (
    <div className={`field ${className}`}>
      <label className="label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {helpText && (
        <p className={`note ${styles.text}`} id={`${id}-help`}>
          {helpText}
        </p>
      )}
      {children}
      {error && (
        <p className={`note ${styles.text}`} data-tone="failed" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The props that connect a control to the `Field` around it. */
export function fieldControl(id: string, { helpText, error }: Pick<FieldText, 'helpText' | 'error'>) {
  const description = [helpText && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': description || undefined, 'aria-invalid': error ? true : undefined };
}

/** What text fields change of an element's props: they report the text instead of the event. */
type TextProps<Element extends 'input' | 'textarea'> = FieldText &
  Omit<ComponentProps<Element>, 'onChange'> & { onChange?: (text: string) => void };

export function TextField({ label, helpText, error, onChange, ...input }: TextProps<'input'>) {
  const id = useId();
  return (
    <Field id={id} label={label} helpText={helpText} error={error}>
      <input
        {...input}
        {...fieldControl(id, { helpText, error })}
        className={styles.input}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      />
    </Field>
  );
}

export function TextArea({ label, helpText, error, onChange, ...area }: TextProps<'textarea'>) {
  const id = useId();
  return (
    <Field id={id} label={label} helpText={helpText} error={error}>
      <textarea
        {...area}
        {...fieldControl(id, { helpText, error })}
        className={styles.input}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      />
    </Field>
  );
}

export interface CheckboxProps {
  /** With the same name, at most one radio button is chosen. */
  radio?: string;
  label: ReactNode;
  /** The accessible name, if it is not the label. */
  name?: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** A check box, or a radio button, in its label. */
export function Checkbox({ radio, label, name, value, onChange }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input
        type={radio === undefined ? 'checkbox' : 'radio'}
        name={radio}
        aria-label={name}
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

export interface ChoicesProps<Value extends string | number> {
  legend: string;
  isLegendHidden?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  value: readonly Value[];
  /** What is wrong with the choice; announced as an alert. */
  error?: string | null;
  className?: string;
  onChange: (value: Value[]) => void;
}

/** Check boxes for any number of values. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { legend, isLegendHidden, options, value: chosen, error, className, onChange } = props;
  return (
    <fieldset className={className}>
      <legend className={isLegendHidden ? 'visually-hidden' : 'label'}>{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          value={chosen.includes(value)}
          onChange={(isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((each) => each !== value))}
        />
      ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}

/** Tells password managers whose password a form contains. */
export function UsernameOf({ user: { username } }: { user: { username: string } }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
