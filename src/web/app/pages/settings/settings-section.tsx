import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

export interface SettingsSectionProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** One part of the settings in its card. */
export function SettingsSection({ title, intro, children }: SettingsSectionProps) {
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <p>{intro}</p>
      </header>
      {children}
    </section>
  );
}
