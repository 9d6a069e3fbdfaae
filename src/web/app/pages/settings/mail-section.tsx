import { pages } from '#contract/paths.ts';
import { relativeTime } from '#domain/dates.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { mailCopy as copy } from './copy.ts';

/** Whether mails are sent, and a test mail to oneself. */
export function MailSection() {
  const { config } = useAppContext();
  const status = useRoute('GET /mail');
  const test = useSend('POST /mail/test', { updates: ['GET /mail'] });
  const now = new Date(status.dataUpdatedAt);
  const ago = (at: string) => relativeTime(new Date(at), now);
  return (
    <Section title={copy.title} intro={copy.intro}>
      <Loaded query={status} copy={copy}>
        {({ lastSentAt, lastFailure, waiting }) => (
          <>
            <p>
              {lastSentAt === null ? copy.neverSent : copy.lastSent(ago(lastSentAt))} {copy.waiting(waiting)}
            </p>
            {lastFailure && <p>{copy.lastFailure(ago(lastFailure.at), copy.errors[lastFailure.error])}</p>}
          </>
        )}
      </Loaded>
      <p className="row">
        <Button {...test.button({})}>{copy.test}</Button>
        <Button look="quiet" onClick={() => status.refetch()}>
          {copy.refresh}
        </Button>
        {config.hasMailbox && <a href={pages.mailbox()}>{copy.mailbox}</a>}
      </p>
      <p className="note" role="status">
        {test.isSuccess && copy.tested}
      </p>
      <Failure error={test.error} text={copy.failed} />
    </Section>
  );
}
