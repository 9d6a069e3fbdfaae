import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

export interface ButtonLook {
  look?: 'plain' | 'primary' | 'quiet';
  size?: 'medium' | 'small' | 'icon';
}

/** The class of a button, also for links that look like one. */
export function buttonClass({ look = 'plain', size = 'medium' }: ButtonLook, more?: string): string {
  return [styles.button, look !== 'plain' && styles[look], size !== 'medium' && styles[size], more]
    .filter(Boolean)
    .join(' ');
}

/** Browsers take the focus from a button that becomes disabled, so it only says that it is and ignores clicks. */
export function Button(props: ButtonLook & ComponentProps<'button'>) {
  const { look, size, className, disabled, onClick, ...others } = props;
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      {...others}
      onClick={disabled ? ignore : onClick}
      className={buttonClass({ look, size }, className)}
    />
  );
}

/** Enter in a field clicks the submit button too. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** A quiet button that has only an icon, and so needs a name. */
export function IconButton(props: ComponentProps<'button'>) {
  return <Button {...props} look="quiet" size="icon" />;
}
