import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

export interface SettingsSectionProps {
  title: string;
  intro: string;
  children: ReactNode;
}

export function SettingsSection({ title, intro, children }: SettingsSectionProps) {
  const heading = useId();
  return (
    <section className={`card ${styles.section}`} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <p>{intro}</p>
      </header>
      {children}
    </section>
  );
}
