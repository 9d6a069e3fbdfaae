import { originOf } from '#domain/listings/embed.ts';
import { TextArea } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { embeddingCopy as copy, publicCopy } from './copy.ts';
import { useSetSettings } from './use-set-settings.ts';

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
const textOf = (origins: readonly string[]) => ({ sites: origins.join('\n') });

/** The sites that may show reviews in a frame, one per line. */
export function EmbedOriginsForm({ origins }: { origins: readonly string[] }) {
  const { mutateAsync } = useSetSettings();
  const form = useForm({
    initial: textOf(origins),
    draft: 'embed-origins',
    check: ({ sites }) => {
      const invalid = linesOf(sites).find((line) => originOf(line) === null);
      return { sites: invalid === undefined ? null : copy.invalid(invalid) };
    },
    send: ({ sites }) => mutateAsync({ body: { embedOrigins: linesOf(sites) } }),
    next: ({ embedOrigins }) => textOf(embedOrigins),
    failed: publicCopy.saveFailed,
    failedField: () => 'sites',
  });
  return (
    <Form form={form}>
      <TextArea
        label={copy.label}
        helpText={copy.help}
        rows={4}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...form.field('sites')}
      />
    </Form>
  );
}
