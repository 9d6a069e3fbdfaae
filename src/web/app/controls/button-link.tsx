import { createLink } from '@tanstack/react-router';
import type { ComponentProps, KeyboardEvent } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

const ACTS_AS_BUTTON = { role: 'button', onKeyDown: pressOnSpace };

/**
 * Something that people call a button and that leads to another page: a link underneath, so that it opens in a new
 * tab too, and a button by name and by keyboard.
 */
export function ButtonLink({ look, size, className, ...others }: ButtonLook & ComponentProps<'a'>) {
  return <a {...others} {...ACTS_AS_BUTTON} className={buttonClass({ look, size }, className)} />;
}

/** The same for a page of this app, which needs no full load. */
export const RouteButton = createLink(ButtonLink);

function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  // Space would scroll the page.
  event.preventDefault();
  event.currentTarget.click();
}
