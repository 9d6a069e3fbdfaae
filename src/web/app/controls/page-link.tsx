import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

/**
 * A link within the app for long lists. It takes its URL as a prop; the router's own `Link` computes it again at each
 * change of the page's URL.
 */
export function PageLink({ href, onClick, ...others }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  }
  return <a {...others} href={href} onClick={follow} />;
}

/** Whether a click follows a link here; the browser opens other tabs and windows itself. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
