import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useUser } from '#web/app/session/use-can.ts';
import { Page } from '#web/app/shell/page.tsx';
import { settingsCopy } from './copy.ts';
import { settingsEntriesOf } from './settings-entries.ts';

export interface SettingsLayoutProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A page of the settings: the navigation between them, the title, and what the page is about. */
export function SettingsLayout(props: SettingsLayoutProps) {
  return <Page className="page-narrow" above={<SettingsNav />} {...props} />;
}

/** The pages of the settings that the signed-in person may open. The only one needs no navigation. */
function SettingsNav() {
  const entries = settingsEntriesOf(useUser() ?? null);
  if (entries.length < 2) return null;
  return (
    <nav className="tabs" aria-label={settingsCopy.title}>
      {entries.map(({ path, label }) => (
        <Link key={path} to={path} activeOptions={{ exact: true }}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
