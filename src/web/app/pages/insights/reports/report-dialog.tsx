import { pages } from '#contract/paths.ts';
import { type Day, dayIn, monthOf, shiftMonth } from '#domain/day.ts';
import { isMailAddress } from '#domain/mail/mail.ts';
import { DEFAULT_REPORT_DAYS, MAX_RECIPIENTS, monthPeriod } from '#domain/reports/report.ts';
import { queryString } from '#web/app/api/request.ts';
import { useListings, useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button, buttonClass } from '#web/app/controls/button.tsx';
import { controlCopy } from '#web/app/controls/copy.ts';
import { CopyField } from '#web/app/controls/copy-field.tsx';
import { closeDialog, Dialog } from '#web/app/controls/dialog.tsx';
import { Checkbox, TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { ListingCombobox } from '#web/app/controls/listing-combobox.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { DayField } from '#web/app/reviews/filters/day-field.tsx';
import { formCopy as copy, reportsCopy } from './copy.ts';

const VALIDITIES = [7, DEFAULT_REPORT_DAYS, 90, 365].map((value) => ({ value, label: copy.dayCount(value) }));

interface Values {
  listingId: number | undefined;
  groupId: number | undefined;
  from: Day | undefined;
  to: Day | undefined;
  days: number;
  recipients: string;
  privateFeedback: boolean;
  notes: boolean;
  fullNames: boolean;
}

/** Makes a link to a report, about the last month at first, and shows it once; or mails one about each month. */
export function ReportDialog({ isMonthly = false }: { isMonthly?: boolean }) {
  const { config } = useAppContext();
  const add = useSend('POST /reports', { refreshes: [['GET /reports']] });
  const schedule = useSend('POST /reports/schedules', { refreshes: [['GET /reports']] });
  const listings = useListings();
  const groups = useRoute('GET /groups').data?.groups ?? [];
  const lastMonth = monthPeriod(shiftMonth(monthOf(dayIn(new Date(), config.timeZone)), -1));
  const form = useForm<Values, { id: number; url?: string }>({
    initial: {
      listingId: undefined,
      groupId: undefined,
      ...lastMonth,
      days: DEFAULT_REPORT_DAYS,
      recipients: '',
      privateFeedback: false,
      notes: false,
      fullNames: false,
    },
    check: ({ from, to, recipients }) => ({
      recipients:
        isMonthly && !areAddresses(addressesIn(recipients)) ? copy.recipientsProblem(MAX_RECIPIENTS) : null,
      from: from === undefined || to === undefined ? copy.missing : from > to ? copy.reversed : null,
    }),
    send: ({ from = '', to = '', days, recipients, ...values }) =>
      isMonthly
        ? schedule.mutateAsync({ body: { ...asked(values), recipients: addressesIn(recipients) } })
        : add.mutateAsync({ body: { ...asked(values), from, to, days } }),
    failed: copy.failed,
  });
  const { days: _days, recipients: _recipients, ...previewed } = form.values;
  return (
    <Dialog title={isMonthly ? copy.monthly : copy.add}>
      {form.data?.url ? (
        <>
          <CopyField label={copy.link} helpText={copy.linkHelp} value={form.data.url} />
          <p className="row">
            <Button onClick={form.reset}>{copy.another}</Button>
            <Button onClick={closeDialog}>{controlCopy.done}</Button>
          </p>
        </>
      ) : (
        <Form
          form={form}
          closesDialog={isMonthly}
          copy={isMonthly ? { submit: copy.schedule } : copy}
          buttons={
            <a
              className={buttonClass({})}
              href={pages.reportPreview() + queryString(asked(previewed))}
              target="_blank"
              rel="noreferrer"
            >
              {copy.preview}
            </a>
          }
        >
          <ListingCombobox
            label={copy.property}
            placeholder={copy.propertyPlaceholder}
            noMatch={copy.noMatch}
            listings={listings}
            {...form.field('listingId')}
          />
          {form.values.listingId === undefined && groups.length > 0 && (
            <Select
              label={copy.group}
              none={reportsCopy.all}
              options={groups.map(({ id, name }) => ({ value: id, label: name }))}
              {...form.field('groupId')}
            />
          )}
          {isMonthly ? (
            <TextField label={copy.recipients} {...form.field('recipients')} />
          ) : (
            <>
              <DayField label={copy.from} {...form.field('from')} />
              <DayField label={copy.to} {...form.field('to')} />
              <Select<number> label={copy.days} options={VALIDITIES} {...form.field('days')} />
            </>
          )}
          <fieldset className="stack">
            <legend className="label">{copy.private}</legend>
            <Checkbox label={copy.privateFeedback} {...form.field('privateFeedback')} />
            <Checkbox label={copy.notes} {...form.field('notes')} />
            <Checkbox label={copy.fullNames} {...form.field('fullNames')} />
          </fieldset>
        </Form>
      )}
    </Dialog>
  );
}

/** Addresses as people separate them. */
const addressesIn = (text: string) => text.split(/[\s,;]+/).filter((each) => each !== '');
const areAddresses = (all: readonly string[]) =>
  all.length > 0 && all.length <= MAX_RECIPIENTS && all.every(isMailAddress);

/** A property is in no group here: the report is about one or the other. */
function asked<Part extends { listingId: number | undefined; groupId: number | undefined }>({
  listingId,
  groupId,
  ...others
}: Part) {
  return {
    ...others,
    ...(listingId !== undefined && { listingId }),
    ...(listingId === undefined && groupId !== undefined && { groupId }),
  };
}
