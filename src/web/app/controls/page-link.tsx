import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

/**
 * A link to another page of the app, for where there are many: it knows its address from the start, while the router's
 * own works it out anew whenever the address of the page changes.
 */
export function PageLink({ href, ...others }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  function follow(event: MouseEvent) {
    // A new tab or window is the browser's business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href });
  }
  return <a {...others} href={href} onClick={follow} />;
}
