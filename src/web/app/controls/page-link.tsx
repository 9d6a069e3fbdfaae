import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

/**
 * A link within the app for long lists. It takes its URL as a prop; the router's own `Link` computes it again at each
 * change of the page's URL.
 */
export function PageLink({ href, ...others }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  function follow(event: MouseEvent) {
    // The browser opens new tabs and windows.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href });
  }
  return <a {...others} href={href} onClick={follow} />;
}
