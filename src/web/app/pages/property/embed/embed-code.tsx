import { useId, useState } from 'react';
import type { Listing } from '#contract/listing.ts';
import { EMBED_THEMES } from '#domain/embed.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { embedCopy } from '../copy.ts';
import styles from './embed.module.css';
import { EmbedSites } from './embed-sites.tsx';
import { embedAddress, FIRST_CHOICE, snippet } from './snippet.ts';
import { useCopy } from './use-copy.ts';

const THEMES = EMBED_THEMES.map((value) => ({ value, label: embedCopy.themes[value] }));
const COUNTS = [3, 5, 10, 20, 50].map((value) => ({ value, label: String(value) }));

/** The markup to copy, what it depends on, and what it will look like. */
export function EmbedCode({ listing }: { listing: Listing }) {
  const { publicUrl } = useAppContext().config;
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const { outcome, copy, field } = useCopy();
  const label = useId();
  const code = snippet(publicUrl, listing, choice);

  return (
    <div className={styles.body}>
      <EmbedSites />
      <div className={styles.choices}>
        <Select
          label={embedCopy.theme}
          options={THEMES}
          value={choice.theme}
          onChange={(theme) => setChoice({ ...choice, theme })}
        />
        <Select
          label={embedCopy.max}
          options={COUNTS}
          value={choice.max}
          onChange={(max) => setChoice({ ...choice, max })}
        />
      </div>
      <label className={styles.label} id={label} htmlFor={`${label}-code`}>
        {embedCopy.code}
      </label>
      <textarea
        ref={field}
        id={`${label}-code`}
        className={styles.code}
        readOnly
        rows={5}
        spellCheck={false}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={styles.line}>
        <Button look="primary" onClick={() => copy(code)}>
          {embedCopy.copy}
        </Button>
        <span role="status">{outcome && embedCopy.outcomes[outcome]}</span>
      </p>
      <h3 className={styles.label}>{embedCopy.preview}</h3>
      <iframe
        className={styles.preview}
        src={embedAddress(listing.id, choice)}
        title={embedCopy.previewOf(listing.name)}
      />
    </div>
  );
}
