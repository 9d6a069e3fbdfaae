import { Outlet, useLocation } from '@tanstack/react-router';
import { pages } from '#contract/paths.ts';
import { useAppContext } from '../app-context.ts';
import { usePageAccess } from '../session/page-access.ts';
import { ProofHost } from '../session/proof-host.tsx';
import { shellCopy } from './copy.ts';
import { Loading } from './loading.tsx';
import { NoAccess } from './no-access.tsx';
import { PasswordNotice } from './password-notice.tsx';
import { Tooltips } from './tooltips.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every page. Pages for people without a session have no top bar. */
export function Shell() {
  const { config } = useAppContext();
  const pathname = useLocation({ select: (location) => location.pathname });
  const access = usePageAccess();
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
      {access === 'allowed' && <Outlet />}
      {access === 'unknown' && <Loading />}
      {typeof access === 'object' && <NoAccess reason={access.refusal} />}
      <ProofHost />
      <Tooltips />
    </>
  );
}
