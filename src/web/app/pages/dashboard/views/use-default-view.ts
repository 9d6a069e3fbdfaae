import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { pages } from '#contract/paths.ts';
import type { View } from '#contract/reviews/views.ts';
import { changeEntryMemory, entryMemory } from '#web/app/entry-memory.ts';
import { viewUrl } from './view-search.ts';

/** Opens the person's default view when the dashboard is entered without parameters; not on the way back to it. */
export function useDefaultView(views: readonly View[] | undefined): void {
  const router = useRouter();
  const { history } = router;
  const [isEntered] = useState(
    () => isPlainSearch(history.location.search) && !entryMemory(history.location).isVisited,
  );
  const isDone = useRef(false);
  useEffect(() => {
    changeEntryMemory(history.location, { isVisited: true });
    return history.subscribe(({ location }) => {
      if (location.pathname === pages.dashboard()) changeEntryMemory(location, { isVisited: true });
    });
  }, [history]);
  useEffect(() => {
    if (views === undefined || isDone.current) return;
    isDone.current = true;
    const view = views.find(({ isDefault }) => isDefault);
    const isPlain = history.location.pathname === pages.dashboard() && isPlainSearch(history.location.search);
    if (view && isEntered && isPlain) void router.navigate({ href: viewUrl(view, undefined), replace: true });
  }, [views, isEntered, history, router]);
}

/** Whether the URL asks for nothing; the remembered page size is added to every URL without one. */
function isPlainSearch(search: string): boolean {
  return /^(\?size=\d+)?$/.test(search);
}
