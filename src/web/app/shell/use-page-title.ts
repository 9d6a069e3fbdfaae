import { useEffect } from 'react';
import { useAppContext } from '../app-context.ts';
import { shellCopy } from './copy.ts';

/** Sets the document's title. An effect, because React does not render the title here. */
export function usePageTitle(page: string | undefined): void {
  const { config } = useAppContext();
  const brand = shellCopy.brand(config.brandName);
  useEffect(() => {
    document.title = page ? `${page} · ${brand}` : brand;
  }, [page, brand]);
}
