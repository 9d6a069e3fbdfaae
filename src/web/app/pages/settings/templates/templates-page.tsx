import type { Template } from '#contract/responses/templates.ts';
import { unknownVariables } from '#domain/responses/template.ts';
import { replaceData, useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { ConfirmButton, DialogButton } from '#web/app/controls/dialog-button.tsx';
import { Entry, LoadedEntries } from '#web/app/controls/entries.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { languageName } from '#web/app/language-name.ts';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import { templatesCopy as copy } from './copy.ts';
import { TemplateDialog } from './template-dialog.tsx';

/** Characters of a text in the list. */
const MAX_SHOWN = 120;

const KEY = ['GET /templates'];

/** Texts for responses, of the company and one's own. */
export function TemplatesPage() {
  const { queryClient } = useAppContext();
  const list = useRoute('GET /templates');
  const managesCompany = useCan('templates:manage');
  const remove = useSend('DELETE /templates/:id', { updates: KEY });
  const read = useSend('POST /templates/import', {
    onSuccess: ({ templates }) => replaceData(queryClient, KEY, { templates }),
  });
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.title}>
        <div className="row">
          <DialogButton look="primary" dialog={<TemplateDialog template={null} />}>
            {copy.add}
          </DialogButton>
          {managesCompany && (
            <Button {...read.button({})}>{read.isPending ? copy.importing : copy.import}</Button>
          )}
          <span className="note" role="status">
            {read.data && copy.imported(read.data.added, read.data.failed)}
          </span>
        </div>
        <Failure error={read.error} text={copy.importFailed} />
        <Failure error={remove.error} text={copy.removeFailed} />
        <LoadedEntries query={list} copy={copy}>
          {({ templates }) =>
            templates.map((template) => (
              <Entry
                key={template.id}
                name={template.name}
                chips={<Unknown text={template.text} />}
                facts={factsOf(template)}
              >
                {(template.own || managesCompany) && (
                  <div className="row">
                    <DialogButton
                      aria-label={copy.editOf(template.name)}
                      dialog={<TemplateDialog template={template} />}
                    >
                      {copy.edit}
                    </DialogButton>
                    <ConfirmButton
                      text={copy.remove}
                      title={copy.confirmTitle(template.name)}
                      aria-label={copy.removeOf(template.name)}
                      disabled={remove.isPending}
                      onConfirm={() => remove.mutate({ params: { id: template.id } })}
                    >
                      <p>{copy.confirm}</p>
                    </ConfirmButton>
                  </div>
                )}
              </Entry>
            ))
          }
        </LoadedEntries>
      </section>
    </SettingsLayout>
  );
}

/** A mark for a template that needs an edit before its text can be sent. */
function Unknown({ text }: { text: string }) {
  const names = unknownVariables(text);
  return names.length > 0 && <Chip tone="waiting">{copy.unknown(names)}</Chip>;
}

function factsOf({ own, language, stars, topics, text }: Template): string[] {
  return [
    own ? copy.own : copy.company,
    ...(language ? [languageName(language)] : []),
    ...(stars.length > 0 ? [stars.toSorted().map(copy.starCount).join(', ')] : []),
    ...topics.map(filterCopy.topicName),
    text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).trim()}…` : text,
  ];
}
