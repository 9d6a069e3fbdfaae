import { Outlet, useLocation } from '@tanstack/react-router';
import { pages } from '#contract/paths.ts';
import { useAppContext } from '../app-context.ts';
import { shellCopy } from './copy.ts';
import { PasswordNotice } from './password-notice.tsx';
import { Tooltips } from './tooltips.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every page. Pages for people without a session have no top bar. */
export function Shell() {
  const { config } = useAppContext();
  const pathname = useLocation({ select: (location) => location.pathname });
  const brand = shellCopy.brand(config.brandName);
  const isSignIn =
    pathname === pages.home() ||
    pathname === pages.login() ||
    pathname.startsWith(pages.invite('')) ||
    pathname.startsWith(pages.reset(''));
  return (
    <>
      {!isSignIn && (
        <>
          <TopBar brand={brand} />
          <PasswordNotice />
        </>
      )}
      <Outlet />
      <Tooltips />
    </>
  );
}
