import { useState } from 'react';
import type { Listing } from '#contract/listing.ts';
import { Button } from '#web/app/controls/button.tsx';
import { embedCopy } from '../copy.ts';
import styles from './embed.module.css';
import { EmbedCode } from './embed-code.tsx';

/** How these reviews get onto another site, in one quiet line that opens. */
export function EmbedPanel({ listing }: { listing: Listing }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.panel} aria-label={embedCopy.label}>
      <p className={styles.line}>
        <span className={styles.label}>{embedCopy.label}</span>
        <span>{embedCopy.offer}</span>
        <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? embedCopy.close : embedCopy.open}
        </Button>
      </p>
      {isOpen && <EmbedCode listing={listing} />}
    </section>
  );
}
