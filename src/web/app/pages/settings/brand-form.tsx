import { type CSSProperties, useId } from 'react';
import type { Settings } from '#contract/settings/settings.ts';
import { secureAddress } from '#domain/listings/web-address.ts';
import { brandColours, COLOUR_PATTERN, isReadableColour } from '#domain/settings/colour.ts';
import field from '#web/app/controls/field.module.css';
import { Field, fieldControl, TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import styles from './brand.module.css';
import { brandCopy as copy, publicCopy } from './copy.ts';
import { useSetSettings } from './use-set-settings.ts';

/** The green of the product, which the colour picker shows while there is no valid colour. */
const DEFAULT_COLOUR = '#284e4c';
const isColour = (text: string) => new RegExp(COLOUR_PATTERN).test(text);

/** The colour of the public site and the company's home page. */
export function BrandForm({ settings }: { settings: Settings }) {
  const { mutateAsync } = useSetSettings();
  const textsOf = ({ brandColour, homePage }: Settings) => ({
    colour: brandColour ?? '',
    homePage: homePage ?? '',
  });
  const form = useForm({
    initial: textsOf(settings),
    draft: 'brand',
    check: ({ colour, homePage }) => ({
      colour: problemOf(colour.trim()),
      homePage: homePage.trim() && secureAddress(homePage) === null ? copy.homePage.invalid : null,
    }),
    send: ({ colour, homePage }) =>
      mutateAsync({ body: { brandColour: colour.trim() || null, homePage: homePage.trim() || null } }),
    next: textsOf,
    failed: publicCopy.saveFailed,
  });
  return (
    <Form form={form}>
      <ColourField {...form.field('colour')} />
      <TextField
        label={copy.homePage.label}
        helpText={copy.homePage.help}
        type="url"
        autoComplete="off"
        placeholder="https://"
        {...form.field('homePage')}
      />
    </Form>
  );
}

function problemOf(colour: string): string | null {
  if (colour === '') return null;
  if (!isColour(colour)) return copy.colour.invalid;
  return isReadableColour(colour) ? null : copy.colour.unreadable;
}

interface ColourFieldProps {
  value: string;
  error: string | null;
  onChange: (colour: string) => void;
}

/** A colour, typed or picked, with a preview in both schemes. */
function ColourField({ value, error, onChange }: ColourFieldProps) {
  const id = useId();
  const typed = value.trim();
  const shown = isColour(typed) ? typed : DEFAULT_COLOUR;
  const helpText = copy.colour.help;
  const problem = error ?? (isColour(typed) ? problemOf(typed) : null);
  return (
    <Field id={id} label={copy.colour.label} helpText={helpText} error={problem}>
      <span className="inline">
        <input
          type="color"
          className={`${field.input} ${styles.colour}`}
          aria-label={copy.colour.choose}
          value={shown.toLowerCase()}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <input
          {...fieldControl(id, { helpText, error: problem })}
          className={field.input}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </span>
      {isColour(typed) && isReadableColour(typed) && <Preview colour={typed} />}
    </Field>
  );
}

/** The header with its button, and a link below it, in both schemes. */
function Preview({ colour }: { colour: string }) {
  const colours = brandColours(colour);
  return (
    <div className="columns" aria-hidden="true">
      {(['light', 'dark'] as const).map((scheme) => (
        <div
          key={scheme}
          className={styles.preview}
          style={{ colorScheme: scheme, '--band': colour, '--link': colours[scheme] } as CSSProperties}
        >
          <p className={`split ${styles.band}`}>
            {copy.colour.preview[scheme]}
            <span>{copy.colour.button}</span>
          </p>
          <p className={styles.link}>{copy.colour.link}</p>
        </div>
      ))}
    </div>
  );
}
