import { Outlet, useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { pages } from '#contract/paths.ts';
import { useAppContext } from '../app-context.ts';
import { usePageAccess } from '../session/page-access.ts';
import { ProofHost } from '../session/proof-host.tsx';
import { shellCopy } from './copy.ts';
import { Loading, NoPage } from './page-states.tsx';
import { PasswordNotice } from './password-notice.tsx';
import { Tooltips } from './tooltips.tsx';
import { TopBar } from './top-bar.tsx';

/** The id of the content after the top bar. */
const CONTENT = 'content';

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

const LINK = { href: `#${CONTENT}`, onClick: focusContent };

/** Lets keyboard users skip the top bar. */
function SkipLink() {
  return (
    <a {...LINK} className="skip-link">
      {shellCopy.skip}
    </a>
  );
}

/** Does not change the URL, so that Back leads to the previous page. */
function focusContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(CONTENT)?.focus();
}
