import { createLink } from '@tanstack/react-router';
import type { ComponentProps, KeyboardEvent } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

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
