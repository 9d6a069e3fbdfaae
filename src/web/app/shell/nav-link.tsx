import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonClass } from '../controls/button.tsx';

/** A link of the navigation. */
export const NavLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props} className={buttonClass({ look: 'quiet' })} />
));
