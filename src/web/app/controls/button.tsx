import type { ComponentProps } from 'react';
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

export function Button({ look, size, className, ...others }: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...others} className={buttonClass({ look, size }, className)} />;
}
