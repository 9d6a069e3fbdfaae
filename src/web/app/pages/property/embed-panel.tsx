import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { pages } from '#contract/paths.ts';
import { DEFAULT_EMBEDDED_REVIEWS, EMBED_THEMES, type EmbedTheme } from '#domain/listings/embed.ts';
import { settingsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { embedCopy } from './copy.ts';
import styles from './property.module.css';

const THEMES = EMBED_THEMES.map((value) => ({ value, label: embedCopy.themes[value] }));
const COUNTS = [3, 5, 10, 20, 50].map((value) => ({ value, label: String(value) }));

/** The code that embeds these reviews in another site, with its options and a preview. */
export function EmbedPanel({ listing }: { listing: Listing }) {
  const { publicUrl } = useAppContext().config;
  const [options, setOptions] = useState(DEFAULT_EMBED);
  const { outcome, copy, field } = useCopy();
  const headingId = useId();
  const codeId = useId();
  const code = snippet(publicUrl, listing, options);
  return (
    <section className={`card ${styles.panel}`} aria-labelledby={headingId}>
      <h2 id={headingId}>{embedCopy.label}</h2>
      <p>{embedCopy.offer}</p>
      <AllowedSites />
      <div className={styles.choices}>
        <Select
          label={embedCopy.theme}
          options={THEMES}
          value={options.theme}
          onChange={(theme) => setOptions({ ...options, theme })}
        />
        <Select
          label={embedCopy.max}
          options={COUNTS}
          value={options.max}
          onChange={(max) => setOptions({ ...options, max })}
        />
      </div>
      <div>
        <label className="label" htmlFor={codeId}>
          {embedCopy.code}
        </label>
        <textarea
          ref={field}
          id={codeId}
          className={styles.code}
          readOnly
          rows={5}
          spellCheck={false}
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <p className="row">
        <Button look="primary" onClick={() => copy(code)}>
          {embedCopy.copy}
        </Button>
        <span role="status">{outcome && embedCopy.outcomes[outcome]}</span>
      </p>
      <div>
        <h3 className="label">{embedCopy.preview}</h3>
        <iframe
          className={styles.preview}
          src={embedAddress(listing.id, options)}
          title={embedCopy.previewOf(listing.name)}
        />
      </div>
    </section>
  );
}

function AllowedSites() {
  const { client } = useAppContext();
  const { data } = useQuery(settingsQuery(client));
  const sites = data?.embedOrigins ?? [];
  return (
    <p>
      {data && (sites.length === 0 ? embedCopy.noSites : embedCopy.sites(sites))}{' '}
      <Link to="/settings">{embedCopy.chooseSites}</Link>
    </p>
  );
}

/** Copies the text of a field; if the browser forbids that, selects it so that the user can copy it. */
function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The clipboard needs HTTPS and the user's permission.
      field.current?.focus();
      field.current?.select();
      setOutcome('selected');
    }
  }
  return { outcome, copy, field };
}

interface EmbedOptions {
  theme: EmbedTheme;
  max: number;
}

const DEFAULT_EMBED: EmbedOptions = { theme: 'auto', max: DEFAULT_EMBEDDED_REVIEWS };

/** The path and query of the frame. */
function embedAddress(listingId: number, { theme, max }: EmbedOptions): string {
  return `${pages.embed(listingId)}?theme=${theme}&max=${max}`;
}

/** The markup for another site. The frame has a fixed height until the script sets that of the content. */
export function snippet(
  publicUrl: string,
  listing: { id: number; name: string },
  options: EmbedOptions,
): string {
  const source = escaped(publicUrl + embedAddress(listing.id, options));
  const title = escaped(`Guest reviews of ${listing.name}`);
  return [
    `<iframe src="${source}" title="${title}" width="100%" height="640" frameborder="0" loading="lazy"></iframe>`,
    `<script src="${escaped(publicUrl + pages.embedLoader())}" async></script>`,
  ].join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s+/g, ' ');
}
