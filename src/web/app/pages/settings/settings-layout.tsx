import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import styles from './settings.module.css';
import { SettingsNav } from './settings-nav.tsx';

export interface SettingsLayoutProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A page of the settings: the navigation between them, the title, and what the page is about. */
export function SettingsLayout({ title, intro, children }: SettingsLayoutProps) {
  usePageTitle(title);
  return (
    <main className={`page ${styles.page}`}>
      <SettingsNav />
      <div className="page-head">
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </main>
  );
}
