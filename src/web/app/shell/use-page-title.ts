import { useEffect } from 'react';
import { useAppContext } from '../app-context.ts';
import { shellCopy } from './copy.ts';

/** Names the browser's tab. An effect, because the title stands in the page itself, outside of what React draws. */
export function usePageTitle(page: string | undefined): void {
  const { config } = useAppContext();
  const brand = shellCopy.brand(config.brandName);
  useEffect(() => {
    document.title = page ? `${page} · ${brand}` : brand;
  }, [page, brand]);
}
