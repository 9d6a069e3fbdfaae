import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#contract/accounts/session.ts';
import { showDatesIn } from '#domain/dates.ts';
import { DEFAULT_DATE_LANGUAGE } from '#domain/settings/date-language.ts';
import { keys } from '../api/queries.ts';
import { attempt } from './remembered.ts';

/** Remembered for the first render, before the session is known. */
const KEY = 'dateLanguage';

/** Shows dates in the language that the signed-in person has chosen, from now on and after each change. */
export function followDateLanguage(queryClient: QueryClient): void {
  apply(attempt(() => localStorage.getItem(KEY)) ?? undefined);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== keys.session[0]) return;
    const session = query.state.data as Session | undefined;
    if (!session) return;
    const language = session.user?.dateLanguage;
    attempt(() => (language ? localStorage.setItem(KEY, language) : localStorage.removeItem(KEY)));
    apply(language);
  });
}

function apply(language: string = DEFAULT_DATE_LANGUAGE): void {
  showDatesIn(language === 'browser' ? navigator.language : language);
}
