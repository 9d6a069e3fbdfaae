import { Outlet, useLocation } from '@tanstack/react-router';
import { pages } from '#contract/paths.ts';
import { useAppContext } from '../app-context.ts';
import { shellCopy } from './copy.ts';
import { Tooltips } from './tooltips.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands around every page: the top bar, except where nobody is signed in yet. */
export function Shell() {
  const { config } = useAppContext();
  const pathname = useLocation({ select: (location) => location.pathname });
  const brand = shellCopy.brand(config.brandName);
  const isSignIn = pathname === pages.home() || pathname === pages.login();
  return (
    <>
      {!isSignIn && <TopBar brand={brand} />}
      <Outlet />
      <Tooltips />
    </>
  );
}
