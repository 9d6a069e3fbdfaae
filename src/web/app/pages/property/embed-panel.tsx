import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { TOPICS } from '#domain/insights/topics.ts';
import { DEFAULT_EMBED, EMBED_LAYOUTS, EMBED_THEMES, type EmbedOptions } from '#domain/listings/embed.ts';
import { SITE_LANGUAGES } from '#domain/listings/site-language.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import input from '#web/app/controls/field.module.css';
import { Section } from '#web/app/controls/section.tsx';
import { optionsOf, Select } from '#web/app/controls/select.tsx';
import { useCopy } from '#web/app/controls/use-copy.ts';
import { languageName } from '#web/app/language-name.ts';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { embedCopy } from './copy.ts';
import styles from './property.module.css';
import { embedAddress, plainFrame, snippet } from './snippet.ts';

const THEMES = EMBED_THEMES.map((value) => ({ value, label: embedCopy.themes[value] }));
const LAYOUTS = EMBED_LAYOUTS.map((value) => ({ value, label: embedCopy.layouts[value] }));
const COUNTS = [3, 5, 10, 20, 50].map((value) => ({ value, label: String(value) }));
const LANGUAGES = SITE_LANGUAGES.map((value) => ({ value, label: languageName(value) }));
const TOPIC_OPTIONS = optionsOf(TOPICS, filterCopy.topicName);

/** The code that embeds these reviews, a group's or the company's in another site, with its options and a preview. */
export function EmbedPanel({ listing }: { listing: Listing }) {
  const { config } = useAppContext();
  const { publicUrl } = config;
  const canChooseSites = useCan('settings:manage');
  const groups = useRoute('GET /groups').data?.groups ?? [];
  const [subject, setSubject] = useState(String(listing.id));
  const [options, setOptions] = useState<EmbedOptions>(DEFAULT_EMBED);
  const subjects = [
    { value: String(listing.id), label: listing.name },
    ...groups.map(({ id, name }) => ({ value: `group/${id}`, label: embedCopy.group(name) })),
    { value: 'company', label: embedCopy.company },
  ];
  const title = embedCopy.frameTitle(subject === String(listing.id) ? listing.name : config.brandName);
  const field = <Name extends keyof EmbedOptions>(name: Name) => ({
    label: embedCopy[name],
    value: options[name],
    onChange: (value: EmbedOptions[Name]) => setOptions({ ...options, [name]: value }),
  });
  return (
    <Section title={embedCopy.label} className={styles.panel}>
      <p>{embedCopy.offer}</p>
      {canChooseSites && <AllowedSites />}
      <div className="columns">
        <Select label={embedCopy.subject} options={subjects} value={subject} onChange={setSubject} />
        <Select options={LAYOUTS} {...field('layout')} />
        <Select options={THEMES} {...field('theme')} />
        <Select options={COUNTS} {...field('max')} />
        <Select options={LANGUAGES} {...field('lang')} />
        <Select none={filterCopy.anyTopic} options={TOPIC_OPTIONS} {...field('topic')} />
      </div>
      <Code label={embedCopy.code} text={snippet(publicUrl, subject, title, options)} />
      <details>
        <summary>{embedCopy.withoutScript}</summary>
        <Code label={embedCopy.frame} text={plainFrame(publicUrl, subject, title, options)} />
      </details>
      <div>
        <h3 className="label">{embedCopy.preview}</h3>
        <iframe
          className={styles.preview}
          src={embedAddress(subject, options)}
          title={embedCopy.previewOf(title)}
        />
      </div>
    </Section>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, copy] = useCopy(field);
  const codeId = useId();
  return (
    <div className="stack-tiny">
      <label className="label" htmlFor={codeId}>
        {label}
      </label>
      <textarea
        ref={field}
        id={codeId}
        className={`${input.input} ${styles.code}`}
        readOnly
        rows={3}
        spellCheck={false}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="row">
        <Button look="primary" onClick={() => copy(text)}>
          {embedCopy.copy}
        </Button>
        <span role="status">{outcome && embedCopy.outcomes[outcome]}</span>
      </p>
    </div>
  );
}

function AllowedSites() {
  const { data } = useRoute('GET /settings');
  const sites = data?.embedOrigins ?? [];
  return (
    <p>
      {data && (sites.length === 0 ? embedCopy.noSites : embedCopy.sites(sites))}{' '}
      <Link to="/settings">{embedCopy.chooseSites}</Link>
    </p>
  );
}
