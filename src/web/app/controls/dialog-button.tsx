import { type ComponentProps, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { ConfirmDialog, type ConfirmDialogProps, DialogCloseContext } from './dialog.tsx';

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'>;

export interface DialogButtonProps extends ButtonProps {
  dialog: ReactNode;
  isOpenAtFirst?: boolean;
}

/** A button that opens a dialog, which is at the end of the document: it inherits no style of what is around the button. */
export function DialogButton({ dialog, isOpenAtFirst = false, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && (
        <DialogCloseContext value={() => setOpen(false)}>
          {createPortal(dialog, document.body)}
        </DialogCloseContext>
      )}
    </>
  );
}

export interface ConfirmButtonProps
  extends Omit<ConfirmDialogProps, 'confirm' | 'onClose' | 'className'>,
    Pick<ButtonProps, 'size' | 'disabled' | 'aria-label'> {
  /** The name of the button. */
  text: string;
  /** The name of the button that confirms, if it is another one. */
  confirm?: string;
}

/** A button whose action must be confirmed. The children say what it does. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { text, confirm = text, title, isDisabled, onConfirm, children, ...button } = props;
  const dialog = <ConfirmDialog {...{ title, confirm, isDisabled, onConfirm, children }} />;
  return (
    <DialogButton {...button} dialog={dialog}>
      {text}
    </DialogButton>
  );
}
