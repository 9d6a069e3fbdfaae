import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pages } from '#contract/paths.ts';
import { parseSearch } from '#web/app/search-string.ts';
import { readDashboardSearch } from './dashboard-search.ts';
import { createSearchText, type SearchText } from './search-text.ts';

/** The text of the search box, which follows the address wherever that goes: Back, a link, a filter. */
export function useSearchText(): SearchText {
  const { history } = useRouter();
  const [text] = useState(() => createSearchText(textIn(history.location)));
  // The history is outside of React, and tells in the same moment, before another key can come.
  useEffect(() => {
    const end = history.subscribe(({ location }) => {
      if (location.pathname === pages.dashboard()) text.follow(textIn(location));
      else text.take();
    });
    return () => {
      end();
      text.take();
    };
  }, [history, text]);
  return text;
}

function textIn({ search }: RouterHistory['location']): string {
  return readDashboardSearch(parseSearch(search)).search ?? '';
}
