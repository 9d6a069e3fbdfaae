import { useId } from 'react';
import type { Template } from '#contract/responses/templates.ts';
import { ANALYSED_LANGUAGES, TOPICS } from '#domain/insights/topics.ts';
import { MAX_RESPONSE_LENGTH } from '#domain/responses/response.ts';
import { fillTemplate, MAX_TEMPLATE_NAME, unknownVariables } from '#domain/responses/template.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Dialog } from '#web/app/controls/dialog.tsx';
import { Checkbox, Choices, TextArea, TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { optionsOf, Select } from '#web/app/controls/select.tsx';
import { languageName } from '#web/app/language-name.ts';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { templatesCopy as copy } from './copy.ts';

const UPDATES = { updates: ['GET /templates'] };

/** Adds or changes a template. @param template null for a new one */
export function TemplateDialog({ template }: { template: Template | null }) {
  const preview = useId();
  const { config } = useAppContext();
  const managesCompany = useCan('templates:manage');
  const add = useSend('POST /templates', UPDATES);
  const change = useSend('PATCH /templates/:id', UPDATES);
  const { id, ...fields } = template ?? {
    name: '',
    text: '',
    own: !managesCompany,
    language: null,
    stars: [],
    topics: [],
  };
  const form = useForm<Omit<Template, 'id'>, unknown>({
    initial: fields,
    draft: `template-${id ?? 'new'}`,
    send: (body) =>
      id === undefined ? add.mutateAsync({ body }) : change.mutateAsync({ params: { id }, body }),
    failed: copy.saveFailed,
  });
  const { name, text, language } = form.values;
  const unknown = unknownVariables(text);
  return (
    <Dialog title={template ? copy.editOf(template.name) : copy.add} className="dialog-wide">
      <Form form={form} closesDialog isDisabled={name.trim() === '' || text.trim() === ''}>
        <TextField label={copy.name} maxLength={MAX_TEMPLATE_NAME} required {...form.field('name')} />
        <TextArea
          label={copy.text}
          helpText={copy.textHelp}
          rows={6}
          dir="auto"
          maxLength={MAX_RESPONSE_LENGTH}
          required
          {...form.field('text')}
        />
        {unknown.length > 0 && (
          <p className="notice" data-tone="waiting">
            {copy.unknownError(unknown)}
          </p>
        )}
        <section aria-labelledby={preview}>
          <h3 id={preview} className="label">
            {copy.preview}
          </h3>
          <p className="written well" dir="auto">
            {fillTemplate(text, { ...copy.sample, host: config.brandName })}
          </p>
        </section>
        <Select
          label={copy.language}
          none={copy.anyLanguage}
          options={optionsOf<string>(ANALYSED_LANGUAGES, languageName, language)}
          value={language ?? undefined}
          onChange={(code) => form.change({ language: code ?? null })}
        />
        <Choices
          legend={copy.stars}
          className="row"
          options={optionsOf([5, 4, 3, 2, 1], copy.starsName)}
          {...form.field('stars')}
        />
        <Choices
          legend={copy.topics}
          className="row"
          options={optionsOf(TOPICS, filterCopy.topicName)}
          {...form.field('topics')}
        />
        {managesCompany && <Checkbox label={copy.ownLabel} {...form.field('own')} />}
      </Form>
    </Dialog>
  );
}
