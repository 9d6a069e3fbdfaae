import { Outlet, useLocation } from '@tanstack/react-router';
import { pages } from '#contract/paths.ts';
import { useAppContext } from '../app-context.ts';
import { usePageAccess } from '../session/page-access.ts';
import { ProofHost } from '../session/proof-host.tsx';
import { shellCopy } from './copy.ts';
import { Loading } from './loading.tsx';
import { NoPage } from './no-page.tsx';
import { PasswordNotice } from './password-notice.tsx';
import { CONTENT, SkipLink } from './skip-link.tsx';
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
          <SkipLink />
          <TopBar brand={brand} />
          <PasswordNotice />
        </>
      )}
      <div id={CONTENT} tabIndex={-1}>
        {access === 'allowed' && <Outlet />}
        {access === 'unknown' && <Loading />}
        {typeof access === 'object' && (
          <NoPage title={shellCopy.noAccess} text={`${access.refusal} ${shellCopy.askAdmin}`} />
        )}
      </div>
      <ProofHost />
      <Tooltips />
    </>
  );
}
