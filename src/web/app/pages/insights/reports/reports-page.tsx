import { pages } from '#contract/paths.ts';
import type { Report, ReportSchedule } from '#contract/reports/reports.ts';
import { exactTime, shortDate, shortDay } from '#domain/dates.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { ConfirmButton, DialogButton } from '#web/app/controls/dialog-button.tsx';
import { Entries, Entry } from '#web/app/controls/entries.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { Page } from '#web/app/shell/page.tsx';
import { reportsCopy as copy, formCopy } from './copy.ts';
import { ReportDialog } from './report-dialog.tsx';

/** Links to reports: who opened them, and until when they work. */
export function ReportsPage() {
  const reports = useRoute('GET /reports');
  const revoke = useSend('DELETE /reports/:id', { refreshes: [['GET /reports']] });
  const schedules = reports.data?.schedules;
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      aside={
        <div className="row">
          <PageLink href={pages.insights()}>{copy.insights}</PageLink>
          {schedules && <DialogButton dialog={<ReportDialog isMonthly />}>{formCopy.monthly}</DialogButton>}
          <DialogButton look="primary" dialog={<ReportDialog />}>
            {formCopy.add}
          </DialogButton>
        </div>
      }
    >
      <section className="card" aria-label={copy.links}>
        <Failure error={revoke.error} text={copy.revokeFailed} />
        <Loaded query={reports} copy={copy}>
          {({ reports: all }) => (
            <Entries none={copy.none} label={copy.links}>
              {all.map((report) => (
                <ReportEntry
                  key={report.id}
                  report={report}
                  onRevoke={() => revoke.mutate({ params: { id: report.id } })}
                />
              ))}
            </Entries>
          )}
        </Loaded>
      </section>
      {schedules && schedules.length > 0 && <Schedules schedules={schedules} />}
    </Page>
  );
}

function ReportEntry({ report, onRevoke }: { report: Report; onRevoke: () => void }) {
  const { config } = useAppContext();
  const { state, from, to, recipient, opened, openings } = report;
  const name = report.listingName ?? report.groupName ?? copy.all;
  const period = copy.period(shortDay(from), shortDay(to));
  const isPrivate = report.privateFeedback || report.notes || report.fullNames;
  return (
    <Entry
      name={name}
      isEnded={state !== 'open'}
      chips={isPrivate && <Chip tone="waiting">{copy.contains}</Chip>}
      facts={[
        period,
        copy.states[state](shortDate(new Date(report.expiresAt), config.timeZone)),
        copy.by(report.createdBy),
        recipient !== null && copy.sentTo(recipient),
        copy.opened(opened),
      ]}
    >
      {openings.length > 0 && (
        <details className="note">
          <summary>{copy.openings}</summary>
          <ul>
            {openings.map(({ at, address }) => (
              <li key={`${at} ${address}`}>
                {exactTime(new Date(at), config.timeZone)}, {address ?? copy.unknownAddress}
              </li>
            ))}
          </ul>
        </details>
      )}
      {state === 'open' && (
        <ConfirmButton
          text={copy.revoke}
          title={copy.revokeTitle}
          aria-label={copy.revokeOf(name, period)}
          onConfirm={onRevoke}
        >
          <p>{copy.revokeText}</p>
        </ConfirmButton>
      )}
    </Entry>
  );
}

function Schedules({ schedules }: { schedules: readonly ReportSchedule[] }) {
  const remove = useSend('DELETE /reports/schedules/:id', { refreshes: [['GET /reports']] });
  return (
    <Section title={copy.schedules} intro={copy.schedulesHelp}>
      <Failure error={remove.error} text={copy.stopFailed} />
      <Entries label={copy.schedules}>
        {schedules.map(({ id, listingName, groupName, recipients, createdBy }) => {
          const name = listingName ?? groupName ?? copy.all;
          return (
            <Entry key={id} name={name} facts={[recipients.join(', '), copy.by(createdBy)]}>
              <Button aria-label={copy.stopOf(name)} {...remove.button({ params: { id } })}>
                {copy.stop}
              </Button>
            </Entry>
          );
        })}
      </Entries>
    </Section>
  );
}
