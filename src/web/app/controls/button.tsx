import { createLink } from '@tanstack/react-router';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
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

const ACTS_AS_BUTTON = { role: 'button', onKeyDown: pressOnSpace };

/**
 * A link with the role, look and keyboard of a button, for what the specification calls a button and what opens
 * another page. Unlike a button, it can be opened in a new tab.
 */
export function ButtonLink({ look, size, className, ...others }: ButtonLook & ComponentProps<'a'>) {
  return <a {...others} {...ACTS_AS_BUTTON} className={buttonClass({ look, size }, className)} />;
}

/** A `ButtonLink` to a page of this app, without a document load. */
export const RouteButton = createLink(ButtonLink);

function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  // Space scrolls the page by default.
  event.preventDefault();
  event.currentTarget.click();
}
