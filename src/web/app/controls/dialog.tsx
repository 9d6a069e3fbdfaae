import X from 'lucide-react/icons/x';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, IconButton } from './button.tsx';
import { controlCopy } from './copy.ts';
import styles from './dialog.module.css';
import { focusAtEnd } from './focus-at-end.ts';

/** Removes the dialog of the `DialogButton` around it. */
export const DialogCloseContext = createContext<() => void>(() => undefined);
export const useDialogClose = () => use(DialogCloseContext);

export interface DialogProps {
  title: string;
  /** Called when it was closed. Not needed for one that a `DialogButton` opens. */
  onClose?: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** What is typed to prove an identity is no change that could be lost. */
const PROOFS = '[type=password], [autocomplete=one-time-code]';

/**
 * A modal dialog with a title. A click beside it closes it, unless a form in it was changed; then Escape closes it only when it
 * is pressed again. The browser returns the focus to where it was.
 */
export function Dialog({ title, onClose, className, children }: DialogProps): ReactNode {
  const id = useId();
  const close = useDialogClose();
  const changed = useRef<Element | null>(null);
  const [isWarned, setWarned] = useState(false);
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    // Otherwise the browser focuses the Close button.
    focusAtEnd(dialog.querySelector<HTMLElement>('input, select, textarea'));
    onClickBeside(dialog, () => !changed.current?.isConnected && dialog.close());
  }, []);
  // React lets the events of a dialog inside rise.
  return (
    <dialog
      ref={element}
      className={`dialog ${className ?? ''}`}
      aria-labelledby={id}
      onInput={({ target, currentTarget }) => {
        if (!(target instanceof Element) || !currentTarget.contains(target) || target.matches(PROOFS)) return;
        changed.current = target.closest('form') ?? changed.current;
        setWarned(false);
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget || isWarned || !changed.current?.isConnected) return;
        event.preventDefault();
        setWarned(true);
      }}
      onClose={({ target, currentTarget }) => target === currentTarget && (onClose ?? close)()}
    >
      <div className={`stack ${styles.content}`}>
        <div className={`stack-small ${styles.head}`}>
          <div className="split">
            <h2 id={id}>{title}</h2>
            <IconButton aria-label={controlCopy.close} onClick={closeDialog}>
              <X />
            </IconButton>
          </div>
          {isWarned && (
            <p className="note" data-tone="failed" role="alert">
              {controlCopy.unsaved}
            </p>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}

export interface ConfirmDialogProps extends DialogProps {
  /** The name of the button that confirms. */
  confirm: string;
  isDisabled?: boolean | undefined;
  /** Null if it cannot be done: then the dialog only says why. */
  onConfirm: (() => void) | null;
}

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog({ confirm, isDisabled, onConfirm, children, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog {...dialog}>
      {children}
      {onConfirm && (
        <p className="row">
          <Button onClick={closeDialog}>{controlCopy.cancel}</Button>
          <Button
            look="primary"
            disabled={isDisabled}
            onClick={(event) => {
              onConfirm();
              closeDialog(event);
            }}
          >
            {confirm}
          </Button>
        </p>
      )}
    </Dialog>
  );
}

/** Closes the dialog around a clicked button; closing the element itself returns the focus to where it was. */
export function closeDialog({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  closeDialogAround(currentTarget);
}

/** Closes the dialog that contains an element. */
export function closeDialogAround(element: Element | null): void {
  element?.closest('dialog')?.close();
}

/**
 * Calls a function at each click on the backdrop of a dialog, but not when a selection of text ends there. The content must
 * cover the dialog.
 */
export function onClickBeside(dialog: HTMLDialogElement, act: () => void): void {
  let pressed: EventTarget | null = null;
  dialog.onmousedown = ({ target }) => {
    pressed = target;
  };
  // Returns nothing, because `false` would prevent clicks on checkboxes.
  dialog.onclick = ({ target }) => {
    // A click on the dialog itself is a click on the backdrop.
    if (target === dialog && pressed === dialog) act();
  };
}
