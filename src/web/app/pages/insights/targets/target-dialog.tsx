import type { Target } from '#contract/insights/targets.ts';
import type { ListingGroup } from '#contract/listings/listing-groups.ts';
import type { Day } from '#domain/day.ts';
import { RATING_RANGE, unitOf } from '#domain/insights/targets.ts';
import { OFFERED_CHANNELS } from '#domain/listings/channel.ts';
import { SCORED_CATEGORIES } from '#domain/reviews/rating.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { Dialog } from '#web/app/controls/dialog.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { optionsOf, Select } from '#web/app/controls/select.tsx';
import { categoryName } from '#web/app/reviews/filters/copy.ts';
import { DayField } from '#web/app/reviews/filters/day-field.tsx';
import { formCopy as copy, targetsCopy } from './copy.ts';

const CHANGE = { refreshes: [['GET /targets']] };

export interface TargetDialogProps {
  /** Null for a new one. */
  target: Target | null;
  groups: readonly ListingGroup[];
}

interface Values {
  groupId: number | undefined;
  channel: string | undefined;
  category: string | undefined;
  goal: string;
  by: Day | undefined;
}

/** The best rating of what a form measures. */
function bestOf({ channel, category }: Values): number {
  return RATING_RANGE[unitOf({ channel: channel ?? null, category: category ?? null })].best / 100;
}

/** Sets or changes a target. */
export function TargetDialog({ target, groups }: TargetDialogProps) {
  const add = useSend('POST /targets', CHANGE);
  const change = useSend('PATCH /targets/:id', CHANGE);
  const form = useForm<Values, unknown>({
    initial: {
      groupId: target?.groupId ?? undefined,
      channel: target?.channel ?? undefined,
      category: target?.category ?? undefined,
      goal: target ? String(target.goal) : '',
      by: target?.by ?? undefined,
    },
    check(values) {
      const goal = Number(values.goal.replace(',', '.'));
      return { goal: goal > 1 && goal <= bestOf(values) ? null : copy.goalProblem(bestOf(values)) };
    },
    send({ groupId = null, channel = null, category = null, by = null, ...values }) {
      const body = { groupId, channel, category, by, goal: Number(values.goal.replace(',', '.')) };
      return target === null
        ? add.mutateAsync({ body })
        : change.mutateAsync({ params: { id: Number(target.id) }, body });
    },
    failed: copy.saveFailed,
  });
  return (
    <Dialog title={target ? copy.editOf(targetsCopy.name(target)) : copy.add}>
      <Form form={form} closesDialog>
        <Select
          label={targetsCopy.group}
          none={targetsCopy.allGroups}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('groupId')}
        />
        <Select<string | undefined>
          label={copy.category}
          none={copy.overall}
          options={optionsOf(SCORED_CATEGORIES, categoryName)}
          {...form.field('category')}
        />
        <Select<string | undefined>
          label={copy.channel}
          none={copy.allChannels}
          options={optionsOf(OFFERED_CHANNELS)}
          {...form.field('channel')}
        />
        <TextField label={copy.goal(bestOf(form.values))} inputMode="decimal" {...form.field('goal')} />
        <DayField label={copy.by} {...form.field('by')} />
      </Form>
    </Dialog>
  );
}
