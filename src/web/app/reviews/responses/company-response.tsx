import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import ReplyIcon from 'lucide-react/icons/reply';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCheck from 'lucide-react/icons/user-check';
import { pages } from '#contract/paths.ts';
import type { WrittenResponse } from '#contract/responses/responses.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { shortDate, timeOfDay } from '#domain/dates.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { HostResponse } from '#web/property/host-response.tsx';
import { responseCopy } from '../copy.ts';
import { changeOf, RevisionDiff } from '../revision-diff.tsx';
import { useTakeBack } from './use-responses.ts';

const TONES = {
  unapproved: 'waiting',
  returned: 'failed',
  waiting: 'waiting',
  sent: 'public',
  refused: 'failed',
  cancelled: undefined,
};
const ICONS = {
  unapproved: UserCheck,
  returned: Undo2,
  waiting: Clock,
  sent: Check,
  refused: CircleAlert,
  cancelled: CircleAlert,
};

/** The state of the company's response; screen readers announce changes. */
export function ResponseChip({ response: { state, reason } }: { response: WrittenResponse }) {
  const Icon = ICONS[state];
  const text = responseCopy.states[state](reason);
  return (
    <span className="note inline" data-tone={TONES[state]} aria-live="polite" title={text}>
      <Icon />
      <span>{text}</span>
    </span>
  );
}

/** Says when a waiting response is sent, with a button that takes it back until then, or until it is approved. */
function TakeBack({
  review: { id },
  response: { state, text, sendAt },
  onTakenBack,
}: Pick<CompanyResponseProps, 'review' | 'onTakenBack'> & { response: WrittenResponse }) {
  const { timeZone } = useAppContext().config;
  const { mutate, isPending, error } = useTakeBack(onTakenBack);
  const mayRespond = useCan('reviews:respond');
  if (sendAt === null && state !== 'unapproved') return null;
  return (
    <>
      {sendAt !== null && (
        <p className="note">
          {responseCopy.sendAt(shortDate(new Date(sendAt), timeZone), timeOfDay(new Date(sendAt), timeZone))}
        </p>
      )}
      {mayRespond && (
        <Button disabled={isPending} onClick={() => mutate({ id, text })}>
          <Undo2 />
          {responseCopy.takeBack}
        </Button>
      )}
      <Failure error={error} text={responseCopy.takeBackFailed} />
    </>
  );
}

/** Who wrote and who approved a response, and what the second person changed. */
function SecondPerson({
  response: { state, by, text, secondPerson, submittedText },
}: {
  response: WrittenResponse;
}) {
  if (secondPerson === null || state === 'returned') return null;
  if (submittedText === null) return <p className="note">{responseCopy.approvedBy(by, secondPerson)}</p>;
  return (
    <details>
      <summary className="note">{responseCopy.changedBy(by, secondPerson)}</summary>
      <RevisionDiff
        revision={changeOf(submittedText, text)}
        beforeLabel={responseCopy.submitted(by)}
        afterLabel={responseCopy.approved(secondPerson)}
      />
    </details>
  );
}

export interface CompanyResponseProps {
  review: Review;
  onRespond: (review: Review) => void;
  onTakenBack?: ((review: Review) => void) | undefined;
}

/** The company's response, or the unsent one with a button to edit it, or why none can be written. */
export function CompanyResponse({ review, onRespond, onTakenBack }: CompanyResponseProps) {
  const { response, writtenResponse, canRespond, responseBlockedReason } = review;
  const mayRespond = useCan('reviews:respond');
  const mayApprove = useCan('responses:approve');
  const { timeZone } = useAppContext().config;
  const secondPerson = writtenResponse && <SecondPerson response={writtenResponse} />;
  if (response) {
    return (
      <>
        <HostResponse response={response} timeZone={timeZone} />
        {secondPerson}
      </>
    );
  }
  return (
    <div className="stack-small">
      {writtenResponse && (
        <div className="well">
          <p className="label">{responseCopy.unsent}</p>
          <p className="written" dir="auto">
            {writtenResponse.text}
          </p>
        </div>
      )}
      {secondPerson}
      {writtenResponse && <TakeBack review={review} response={writtenResponse} onTakenBack={onTakenBack} />}
      {mayRespond && canRespond && (
        <Button onClick={() => onRespond(review)}>
          <ReplyIcon />
          {responseCopy.write}
        </Button>
      )}
      {writtenResponse?.state === 'unapproved' && mayApprove && (
        <p>
          <PageLink href={`${pages.answers()}?state=unapproved&review=${review.id}`}>
            {responseCopy.toApproval}
          </PageLink>
        </p>
      )}
      {!writtenResponse && !responseBlockedReason && !(mayRespond && canRespond) && (
        <p className="note">{responseCopy.none}</p>
      )}
      {responseBlockedReason && (!writtenResponse?.sendAt || writtenResponse.isHeld) && (
        <p className="note">{responseBlockedReason}</p>
      )}
    </div>
  );
}
