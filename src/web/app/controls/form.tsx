import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOr } from '../api/api-error.ts';
import { Button } from './button.tsx';
import { controlCopy } from './copy.ts';
import { closeDialogAround } from './dialog.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { formDraft, useFormDraft } from './form-drafts.ts';

type Problems<Values> = Partial<Record<keyof Values, string | null>>;

export interface FormOptions<Values, Result> {
  initial: Values;
  /** The name under which changed values survive a reload and the end of the session. Not for secrets. */
  draft?: string;
  /** What is wrong with single values: then nothing is sent. It replaces the browser's own checks and messages. */
  check?: (values: Values) => Problems<Values>;
  send: (values: Values) => Promise<Result>;
  /** What the fields contain after the values were saved; what was typed by default. */
  next?: (result: Result, values: Values) => Values;
  onSaved?: (result: Result) => unknown;
  /** The message of an error that has none. */
  failed: string;
  /** The field beside which an error of the server is shown; otherwise it is below all fields. */
  failedField?: (error: Error) => keyof Values | null;
}

/**
 * The values of a form and the state of its last submission. An edit clears the messages of that submission. While one
 * is in progress, another does nothing. Fields are controlled: React's form actions would reset the fields after an error.
 */
export function useForm<Values extends object, Result>(options: FormOptions<Values, Result>) {
  const { initial, draft, check, send, next, onSaved, failed, failedField } = options;
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...(draft && formDraft(draft)) }));
  const [isChanged, setChanged] = useState(() => draft !== undefined && formDraft(draft) !== undefined);
  useFormDraft(draft, isChanged ? values : undefined);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const { mutate, reset, data, error, isPending, isSuccess } = useMutation({
    mutationFn: send,
    gcTime: 0,
    onSuccess: async (result, sent) => {
      // What was typed meanwhile stays, and is still unsaved.
      const isSame = sent === values;
      if (isSame) setChanged(false);
      await onSaved?.(result);
      if (next && isSame) setValues(next(result, sent));
    },
  });
  const message = error && messageOr(error, failed);
  const failing = error && failedField?.(error);

  function change(part: Partial<Values>) {
    setValues((before) => ({ ...before, ...part }));
    setChanged(true);
    setProblems({});
    // A reset would allow a second submission and lose the result of the first.
    if (!isPending) reset();
  }
  return {
    values,
    change,
    reset,
    /** The response to the values that were saved. */
    data,
    error,
    isPending,
    isSuccess,
    isChecked: check !== undefined,
    failure: failing ? null : message,
    /** The props of the control of a value. */
    field: <Name extends keyof Values>(name: Name) => ({
      value: values[name],
      error: problems[name] ?? (failing === name ? message : null),
      onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
    }),
    /** @param onDone called when the values were saved */
    submit(onDone?: () => void) {
      const found = check?.(values) ?? {};
      setProblems(found);
      if (isPending || Object.values(found).some(Boolean)) return;
      const onSuccess = () => {
        setChanged(false);
        onDone?.();
      };
      mutate(values, onDone && { onSuccess });
    },
  };
}

export interface FormProps {
  form: Pick<ReturnType<typeof useForm>, 'submit' | 'isChecked' | 'isPending' | 'isSuccess' | 'failure'>;
  /** The texts of the button and of a success. */
  copy?: { submit: string; submitting?: string; saved?: string };
  className?: string | undefined;
  isDisabled?: boolean;
  /** Whether a success closes the dialog around it. */
  closesDialog?: boolean;
  children: ReactNode;
  buttons?: ReactNode;
}

/** A form with its fields, the error that concerns all of them, and the button that submits it. */
export function Form({
  form,
  copy,
  className = '',
  isDisabled = false,
  closesDialog,
  children,
  buttons,
}: FormProps) {
  const {
    submit,
    submitting = submit,
    saved,
  } = copy ?? { ...controlCopy, submit: controlCopy.save, submitting: controlCopy.saving };
  return (
    <form
      className={`form ${className}`}
      noValidate={form.isChecked}
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget } = event;
        // Closing the element itself returns the focus to where it was.
        form.submit(closesDialog ? () => closeDialogAround(currentTarget) : undefined);
      }}
    >
      {children}
      {form.failure && <FailureAlert message={form.failure} />}
      <p className="row">
        <Button type="submit" look="primary" disabled={isDisabled || form.isPending}>
          {form.isPending ? submitting : submit}
        </Button>
        {buttons}
        <span role="status">{form.isSuccess && saved}</span>
      </p>
    </form>
  );
}
