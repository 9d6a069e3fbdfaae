import Check from 'lucide-react/icons/check';
import EyeOff from 'lucide-react/icons/eye-off';
import Reply from 'lucide-react/icons/reply';
import SkipForward from 'lucide-react/icons/skip-forward';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { Button, type ButtonLook } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { useFocusFallback } from '#web/app/controls/use-focus-fallback.ts';
import { failedCopy } from '#web/app/reviews/copy.ts';
import type { FailedChange } from '#web/app/reviews/decisions/decision-queue.ts';
import { aboutReview, FailedDecisions } from '#web/app/reviews/decisions/failed-decisions.tsx';
import { ReasonChoice } from '#web/app/reviews/decisions/reason-choice.tsx';
import { focusNewNote } from '#web/app/reviews/panel/use-panel-shortcuts.ts';
import { useComposer } from '#web/app/reviews/responses/use-composer.tsx';
import { blockedReason, useChannels } from '#web/app/reviews/use-channels.ts';
import { unlessWord, useShortcuts } from '#web/app/shortcuts/shortcuts.ts';
import { WORD_PAUSE } from '#web/app/shortcuts/typed-words.ts';
import { triageCopy } from './copy.ts';
import styles from './triage.module.css';
import { TriageReviewCard } from './triage-review-card.tsx';
import type { Step, TriageSession, TriageState } from './triage-session.ts';

export interface TriageReviewProps {
  session: TriageSession;
  state: TriageState;
  review: Review;
  unsaved: ReactNode;
  onLeave: () => void;
}

/** One review with the keys, buttons and gestures that decide about it. */
export function TriageReview({ session: triage, state, review, unsaved, onLeave }: TriageReviewProps) {
  const { respond, dialog, notice, failure } = useComposer();
  const channelOf = useChannels();
  const blocked = blockedReason(channelOf(review.channel));
  const isSettled = useSettled(review.id);
  const last = state.steps.at(-1);
  const [dismissed, setDismissed] = useState<readonly FailedChange[]>([]);
  /** The reason belongs to the step, because the same review may be decided again. */
  const [given, setGiven] = useState<{ step: Step; reason: string } | null>(null);
  const approve = (hold?: number) => (blocked === null ? triage.approve(hold) : undefined);
  useShortcuts({
    a: { label: triageCopy.approve, decide: () => approve(WORD_PAUSE) },
    d: { label: triageCopy.keepUnpublished, decide: () => triage.keepUnpublished(WORD_PAUSE) },
    s: { label: triageCopy.skip, decide: triage.skip },
    r: { label: triageCopy.respond, run: () => respond(review) },
    n: { label: triageCopy.note, run: focusNewNote },
    u: { label: triageCopy.undo, decide: unlessWord(triage.undo) },
    Escape: { label: triageCopy.back, run: onLeave },
  });
  const actions = useRef<HTMLElement>(null);
  useFocusFallback(() => actions.current);
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {last && triageCopy.announced(last.outcome, last.review.guestName)}
      </p>
      {failure !== null && <FailureAlert message={failure} />}
      <TriageReviewCard
        key={review.id}
        review={review}
        swipe={{ onRight: () => approve(), onLeft: () => triage.keepUnpublished() }}
        isSettled={isSettled}
        respond={respond}
        update={triage.update}
      />
      {dialog}
      <section
        ref={actions}
        className={`stack-tiny ${styles.bar}`}
        aria-label={triageCopy.actions}
        tabIndex={-1}
      >
        {unsaved}
        <FailedDecisions
          failures={state.failures.filter((failure) => !dismissed.includes(failure))}
          show={triageCopy.reopen}
          onShow={(failure) => void triage.reopen(failure)}
          onDismiss={(failure) => setDismissed((before) => [...before, failure])}
        />
        {notice}
        <div className="row">
          <Action
            name={triageCopy.approve}
            keyName="a"
            look="primary"
            disabled={blocked !== null}
            onPress={() => approve()}
          >
            <Check />
          </Action>
          <Action name={triageCopy.keepUnpublished} keyName="d" onPress={() => triage.keepUnpublished()}>
            <EyeOff />
          </Action>
          <Action name={triageCopy.skip} keyName="s" onPress={triage.skip}>
            <SkipForward />
          </Action>
          <Action
            name={triageCopy.respond}
            keyName="r"
            disabled={!review.canRespond}
            onPress={() => respond(review)}
          >
            <Reply />
          </Action>
          <Action name={triageCopy.undo} keyName="u" disabled={last === undefined} onPress={triage.undo}>
            <Undo2 />
          </Action>
        </div>
        <div className={`row ${styles.last}`}>
          {blocked !== null && <p className="note">{blocked}</p>}
          {last && <p className="note">{triageCopy.undoHint(last.outcome, last.review.guestName)}</p>}
          {last?.outcome === 'unpublished' && (
            <LastReason
              given={given?.step === last ? given.reason : null}
              onReason={(reason) => {
                triage.explain(last.review, reason);
                setGiven({ step: last, reason });
              }}
            />
          )}
        </div>
      </section>
    </>
  );
}

interface UnsavedAlertProps {
  problem: FailedChange;
  count: number;
  onRetry: () => void;
}

export function UnsavedAlert({ problem: { change, error }, count, onRetry }: UnsavedAlertProps) {
  return (
    <FailureAlert
      about={aboutReview(change.review)}
      message={triageCopy.unsaved(count, messageOr(error, failedCopy.failed))}
    >
      <Button size="small" onClick={() => onRetry()}>
        {triageCopy.retry}
      </Button>
    </FailureAlert>
  );
}

interface ActionProps extends Pick<ButtonLook, 'look'> {
  name: string;
  keyName: string;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Action({ name, keyName, look, disabled = false, onPress, children }: ActionProps) {
  return (
    <Button
      look={look ?? 'plain'}
      className={styles.action}
      aria-keyshortcuts={keyName}
      disabled={disabled}
      // A double click would decide the next review too.
      onClick={({ detail }) => detail < 2 && onPress()}
    >
      {children}
      {name}
      <kbd aria-hidden>{keyName}</kbd>
    </Button>
  );
}

function LastReason({ given, onReason }: { given: string | null; onReason: (reason: string) => void }) {
  if (given !== null) return <p className="note">{triageCopy.reasonGiven(given)}</p>;
  return (
    <>
      <p className="note">{triageCopy.why}</p>
      <ReasonChoice onChoose={onReason} />
    </>
  );
}

/** Milliseconds. A person who decides faster does not read the details, so they are not requested. */
const DELAY = 200;

/** Whether a review has been shown for a moment. */
function useSettled(reviewId: number): boolean {
  const [settled, setSettled] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(reviewId), DELAY);
    return () => clearTimeout(timer);
  }, [reviewId]);
  return settled === reviewId;
}
