import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DryRun, Rule, RuleBody } from '#contract/rules/rules.ts';
import { MAX_TAG_LENGTH } from '#domain/reviews/tag.ts';
import { filterFault, MAX_RULE_NAME } from '#domain/rules/rule.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Dialog, useDialogClose } from '#web/app/controls/dialog.tsx';
import { ConfirmButton } from '#web/app/controls/dialog-button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Choices, TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { optionsOf, Select } from '#web/app/controls/select.tsx';
import { filterTexts, filterUrl } from '#web/app/reviews/filter-search.ts';
import { PersonSelect } from '#web/app/reviews/person-select.tsx';
import { usePeople } from '#web/app/reviews/use-people.ts';
import { ruleDialogCopy as copy, rulesCopy } from './copy.ts';
import { DryRunResult } from './dry-run-result.tsx';

const LIST = ['GET /rules'];

export interface RuleDialogProps {
  /** Null for a new one. */
  rule: Rule | null;
  /** The view of a new one. */
  viewId?: string | null;
}

/** Adds or changes a rule. It can be switched on once its dry run was seen; each edit needs another. */
export function RuleDialog({ rule, viewId = null }: RuleDialogProps) {
  const close = useDialogClose();
  const { client, queryClient } = useAppContext();
  const { people, nameOf } = usePeople();
  const views = useRoute('GET /views').data?.views ?? [];
  const templates = useRoute('GET /templates').data?.templates.filter(({ own }) => !own);
  const form = useForm({
    initial: {
      name: rule?.name ?? '',
      viewId: viewId ?? undefined,
      assignee: rule?.assignee ?? undefined,
      notify: rule?.notify ?? [],
      tag: rule?.tag ?? '',
      templateId: rule?.templateId ?? undefined,
    },
    send: (): Promise<DryRun> => {
      save.reset();
      const { name: _name, ...body } = input();
      return client.request('POST /rules/dry-run', { body });
    },
    failed: copy.tryFailed,
  });
  const { values } = form;
  const filter = views.find(({ id }) => id === values.viewId)?.filter ?? rule?.filter;
  const input = (): RuleBody => ({
    name: values.name,
    filter: filter ?? {},
    assignee: values.assignee ?? null,
    notify: values.notify,
    tag: values.tag.trim() === '' ? null : values.tag,
    templateId: values.templateId ?? null,
  });
  // Of a rule that was added, but could not be switched on.
  const added = useRef(rule?.id);
  const save = useMutation({
    mutationFn: async (isEnabled: boolean) => {
      const isNew = added.current === undefined;
      added.current ??= (await client.request('POST /rules', { body: input() })).id;
      const id = added.current;
      if (!isNew || isEnabled)
        await client.request('PATCH /rules/:id', {
          params: { id },
          body: { ...input(), isEnabled, tried: form.data?.hash },
        });
    },
    onSuccess: close,
    onSettled: () => queryClient.invalidateQueries({ queryKey: LIST }),
  });
  const remove = useSend('DELETE /rules/:id', { refreshes: [LIST], onSuccess: close });
  // What is typed meanwhile would be lost when the dialog closes.
  const isBusy = save.isPending || remove.isPending;
  const fault = filter ? filterFault(filter) : null;
  const hasAction =
    values.assignee !== undefined ||
    values.notify.length > 0 ||
    values.tag.trim() !== '' ||
    values.templateId !== undefined;
  return (
    <Dialog title={rule ? copy.changeTitle : copy.addTitle}>
      <fieldset disabled={isBusy}>
        <Form
          form={form}
          copy={copy.tryIt}
          isDisabled={values.name.trim() === '' || filter === undefined || fault !== null || !hasAction}
        >
          <TextField label={copy.name} maxLength={MAX_RULE_NAME} required {...form.field('name')} />
          <Select
            label={copy.view}
            none={rule ? copy.present : copy.choose}
            options={views.map((view) => ({
              value: view.id,
              label: filterFault(view.filter) === null ? view.name : copy.unusable(view.name),
            }))}
            {...form.field('viewId')}
          />
          <p className="note">
            {copy.viewHelp} <PageLink href={filterUrl(filter ?? {})}>{copy.makeView}</PageLink>.
          </p>
          {filter && fault === null && (
            <p className="note">
              {copy.filters}: {filterTexts(filter).join(' · ')}
            </p>
          )}
          {fault && (
            <p className="notice" data-tone="waiting" role="alert">
              {copy.faults[fault]} {copy.needed}
            </p>
          )}
          <PersonSelect label={copy.assignee} none={copy.noOne} {...form.field('assignee')} />
          {values.assignee !== undefined && <p className="note">{copy.assignHelp}</p>}
          <Choices
            legend={copy.notify}
            // A rule may name people whose accounts are deactivated, and a template that was deleted.
            options={optionsOf([...people.map(({ username }) => username), ...(rule?.notify ?? [])], nameOf)}
            {...form.field('notify')}
          />
          <TextField label={copy.tag} maxLength={MAX_TAG_LENGTH} autoComplete="off" {...form.field('tag')} />
          <Select
            label={copy.template}
            none={copy.noTemplate}
            options={optionsOf(
              templates?.map(({ id }) => id) ?? [],
              (id) => templates?.find((each) => each.id === id)?.name ?? rulesCopy.unknownTemplate,
              templates && values.templateId,
            )}
            {...form.field('templateId')}
          />
        </Form>
      </fieldset>
      {form.data && (
        <DryRunResult run={form.data} rule={input()}>
          <p className="row">
            <Button look="primary" disabled={isBusy} onClick={() => save.mutate(true)}>
              {save.isPending ? copy.saving : copy.switchOn}
            </Button>
            <Button disabled={isBusy} onClick={() => save.mutate(false)}>
              {copy.saveOff}
            </Button>
          </p>
          <Failure error={save.error} text={copy.saveFailed} />
        </DryRunResult>
      )}
      {rule && (
        <>
          <p>
            <ConfirmButton
              text={copy.delete}
              title={copy.deleteTitle}
              disabled={isBusy}
              onConfirm={() => remove.mutate({ params: { id: rule.id } })}
            >
              <p>{copy.deleteText}</p>
            </ConfirmButton>
          </p>
          <Failure error={remove.error} text={copy.deleteFailed} />
        </>
      )}
    </Dialog>
  );
}
