import Check from 'lucide-react/icons/check';
import EyeOff from 'lucide-react/icons/eye-off';
import Reply from 'lucide-react/icons/reply';
import SkipForward from 'lucide-react/icons/skip-forward';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Review } from '#contract/reviews.ts';
import { OFFERED_REASONS } from '#domain/decision-reason.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button, type ButtonLook } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { useShortcuts } from '#web/app/shortcuts/use-shortcuts.ts';
import { useComposer } from '../dashboard/reply/use-composer.tsx';
import { blockedReason, useChannels } from '../dashboard/use-channels.ts';
import { triageCopy } from './copy.ts';
import type { OpenTriage } from './open-triage.ts';
import { ReviewSheet } from './review-sheet.tsx';
import styles from './triage.module.css';
import type { TriageState } from './triage-session.ts';
import { useSettled } from './use-settled.ts';

export interface ReviewDeskProps {
  session: OpenTriage;
  state: TriageState;
  review: Review;
  onLeave: () => void;
}

/** One review with the keys, buttons and gestures that decide about it. */
export function ReviewDesk({ session: { triage }, state, review, onLeave }: ReviewDeskProps) {
  const { timeZone } = useAppContext().config;
  const { respond, dialog, failure } = useComposer(timeZone);
  const channelOf = useChannels();
  const blocked = blockedReason(channelOf(review.channel));
  const isSettled = useSettled(review.id);
  const last = state.steps.at(-1);
  const approve = () => blocked === null && triage.approve();
  const answer = () => review.canReply && respond(review);
  useShortcuts({
    a: { label: triageCopy.approve, run: approve },
    d: { label: triageCopy.keepUnpublished, run: triage.keepUnpublished },
    s: { label: triageCopy.skip, run: triage.skip },
    r: { label: triageCopy.respond, run: answer },
    n: { label: triageCopy.note, run: focusNote },
    u: { label: triageCopy.undo, run: triage.undo },
    Escape: { label: triageCopy.back, run: onLeave },
  });
  const update = useCallback((present: Review) => triage.update(present), [triage]);
  const context = useMemo(() => ({ timeZone, respond, update }), [timeZone, respond, update]);
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {last && triageCopy.announced(last.outcome, last.review.guestName)}
      </p>
      {failure !== null && <FailureAlert message={failure} />}
      <ReviewSheet
        key={review.id}
        review={review}
        swipe={{ onRight: approve, onLeft: triage.keepUnpublished }}
        isSettled={isSettled}
        channel={channelOf(review.channel)}
        {...context}
      />
      {dialog}
      <section className={styles.bar} aria-label={triageCopy.actions}>
        <div className={styles.buttons}>
          <Action
            name={triageCopy.approve}
            keyName="a"
            look="primary"
            isOff={blocked !== null}
            onPress={approve}
          >
            <Check />
          </Action>
          <Action name={triageCopy.keepUnpublished} keyName="d" onPress={triage.keepUnpublished}>
            <EyeOff />
          </Action>
          <Action name={triageCopy.skip} keyName="s" onPress={triage.skip}>
            <SkipForward />
          </Action>
          <Action name={triageCopy.respond} keyName="r" isOff={!review.canReply} onPress={answer}>
            <Reply />
          </Action>
          <Action name={triageCopy.undo} keyName="u" isOff={last === undefined} onPress={triage.undo}>
            <Undo2 />
          </Action>
        </div>
        <div className={styles.last}>
          {blocked !== null && <p className="note">{blocked}</p>}
          {last && <p className="note">{triageCopy.undoHint(last.outcome, last.review.guestName)}</p>}
          {last?.outcome === 'unpublished' && (
            <ReasonSelect key={last.review.id} onReason={(reason) => triage.explain(last.review, reason)} />
          )}
        </div>
      </section>
    </>
  );
}

interface ActionProps extends Pick<ButtonLook, 'look'> {
  name: string;
  keyName: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Action({ name, keyName, look, isOff = false, onPress, children }: ActionProps) {
  return (
    <Button
      look={look ?? 'plain'}
      className={styles.action}
      aria-keyshortcuts={keyName}
      disabled={isOff}
      // A double click would decide the next review too.
      onClick={({ detail }) => detail < 2 && onPress()}
    >
      {children}
      {name}
      <kbd aria-hidden>{keyName}</kbd>
    </Button>
  );
}

const REASONS = [undefined, ...OFFERED_REASONS].map((value) => ({
  value,
  label: value ?? triageCopy.noReason,
}));

/** Adds a reason to the last decision; it can be left out. */
function ReasonSelect({ onReason }: { onReason: (reason: string) => void }) {
  return (
    <select
      aria-label={triageCopy.reason}
      className={styles.reason}
      onChange={({ currentTarget }) => currentTarget.value !== '' && onReason(currentTarget.value)}
    >
      {REASONS.map(({ value, label }) => (
        <option key={label} value={value ?? ''}>
          {label}
        </option>
      ))}
    </select>
  );
}

function focusNote(): void {
  const fields = document.querySelectorAll<HTMLTextAreaElement>('main textarea');
  fields[fields.length - 1]?.focus();
}
