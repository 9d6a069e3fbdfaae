import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pages } from '#contract/paths.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { ANSWER_STATES, isSkippable } from '#domain/responses/answers.ts';
import { MAX_COUNT } from '#domain/reviews/filter.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Checkbox } from '#web/app/controls/field.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { MoreButton } from '#web/app/controls/more-button.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { useFocusFallback } from '#web/app/controls/use-focus-fallback.ts';
import { useMediaQuery } from '#web/app/controls/use-media-query.ts';
import { shortcutCopy } from '#web/app/reviews/copy.ts';
import { NoticeToast } from '#web/app/reviews/decisions/notice-toast.tsx';
import { useTakeBack, useWaitingResponses } from '#web/app/reviews/responses/use-responses.ts';
import { store, stored, UNSAVED } from '#web/app/session/tab-storage.ts';
import { Page } from '#web/app/shell/page.tsx';
import { unlessWord, useShortcuts } from '#web/app/shortcuts/shortcuts.ts';
import { useUrlSearch } from '#web/app/use-url-search.ts';
import { AnswerFigures } from './answer-figures.tsx';
import { AnswerList } from './answer-list.tsx';
import { AnswerPane } from './answer-pane.tsx';
import styles from './answers.module.css';
import { type AnswersSearch, answersUrl, parseAnswersSearch } from './answers-search.ts';
import { answersCopy as copy } from './copy.ts';
import { useAnswers, useReadAnswers } from './use-answers.ts';

/** What was done last, which can be undone. */
interface LastAction {
  kind: 'sent' | 'submitted' | 'held' | 'skipped' | 'unskipped' | 'takenBack' | 'approved' | 'returned';
  review: Review;
}

/** What one key takes back. An approval is taken back where the response waits. */
const UNDOABLE: readonly LastAction['kind'][] = ['sent', 'submitted', 'skipped'];

/** The desk: the reviews that need an answer, the most urgent first, and the one that is being answered. */
export function AnswersPage() {
  const [search, change] = useUrlSearch(pages.answers(), parseAnswersSearch);
  const { approveResponses, responseDelayMinutes: delay } = useAppContext().config;
  const isWide = useMediaQuery('(width >= 64em)');
  const list = useAnswers(search);
  const readAgain = useReadAnswers();
  const reviews = list.data?.pages.flatMap((page) => page.reviews) ?? [];
  useWaitingResponses(reviews);
  const first = useFirst(search, list.isPlaceholderData ? undefined : reviews[0]?.id);
  const shown = search.review ?? (isWide && reviews.length > 0 ? first : undefined);
  const position = reviews.findIndex(({ id }) => id === shown);
  /** The review whose response is being written. */
  const [writing, setWriting] = useState<number | null>(null);
  const [last, setLast] = useState<LastAction | null>(null);
  /** For callbacks of requests, which may end after another review was opened. */
  const present = useRef(shown);
  useEffect(() => {
    present.current = shown;
  }, [shown]);

  const listCard = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  useFocusFallback(() => pane.current ?? listCard.current);

  // A response that the end of the session or a reload interrupted.
  const resume = useEffectEvent(() => {
    const interrupted = stored<number>(UNSAVED.response);
    if (interrupted === undefined) return;
    store(UNSAVED.response, undefined);
    change({ review: interrupted });
    setWriting(interrupted);
  });
  useEffect(() => resume(), []);
  const show = (review: Pick<Review, 'id'> | undefined) => review && change({ review: review.id });
  /** Shows the review after the one that leaves the list, unless another is shown already. */
  const leave = (action: LastAction) => {
    setLast(action);
    void readAgain();
    if (present.current !== action.review.id) return;
    setWriting(null);
    const next = reviews.filter(({ id }) => id !== action.review.id);
    if (position >= 0) change({ review: next[Math.min(position, next.length - 1)]?.id });
  };
  /** Shows a review that needs an answer again, a response that was taken back ready to edit. */
  const returned = (kind: 'unskipped' | 'takenBack', review: Review) => {
    setLast({ kind, review });
    change({ state: undefined, review: review.id });
    if (kind === 'takenBack') setWriting(review.id);
    void readAgain();
  };
  const skip = useSend('PUT /reviews/:id/skip', {
    onSuccess: (review) => leave({ kind: 'skipped', review }),
  });
  const unskip = useSend('DELETE /reviews/:id/skip', {
    onSuccess: (review) => returned('unskipped', review),
  });
  const takeBack = useTakeBack();
  const skipShown = (review: Review | undefined) => {
    if (review && isSkippable(review) && !skip.isPending) skip.mutate({ params: { id: review.id } });
  };
  const undo = () => {
    if (!last || !UNDOABLE.includes(last.kind) || takeBack.isPending || unskip.isPending) return;
    const { id, writtenResponse } = last.review;
    if (last.kind === 'skipped') unskip.mutate({ params: { id } });
    else
      takeBack.mutate(
        { id, text: writtenResponse?.text ?? '' },
        { onSuccess: (review) => returned('takenBack', review) },
      );
  };
  useShortcuts({
    j: { label: shortcutCopy.next, repeats: true, run: () => show(reviews[position + 1]) },
    k: { label: shortcutCopy.previous, repeats: true, run: () => show(reviews[position - 1]) },
    s: { label: copy.skip, decide: unlessWord(() => skipShown(reviews[position])) },
    u: { label: copy.undo, decide: unlessWord(undo) },
  });

  const { counts } = list.data?.pages[0] ?? {};
  const state = search.state ?? 'open';
  // Some may still wait after the setting was turned off.
  const showsApproval = approveResponses || state === 'unapproved' || (counts?.unapproved ?? 0) > 0;
  const isListHidden = !isWide && shown !== undefined;
  return (
    <Page title={copy.title}>
      <AnswerFigures />
      <nav className="tabs" aria-label={copy.lists}>
        {ANSWER_STATES.filter((each) => each !== 'unapproved' || showsApproval).map((each) => (
          <PageLink
            key={each}
            href={answersUrl({
              ...search,
              state: each === 'open' ? undefined : each,
              review: undefined,
            } as AnswersSearch)}
            aria-current={each === state ? 'page' : undefined}
          >
            {copy.counted(copy.list[each], each === 'sent' ? undefined : counts?.[each], MAX_COUNT)}
          </PageLink>
        ))}
      </nav>
      <div className="row">
        <Checkbox
          label={copy.low}
          value={search.low === true}
          onChange={(low) => change({ low: low || undefined, review: undefined })}
        />
        <Checkbox
          label={copy.mine}
          value={search.mine === true}
          onChange={(mine) => change({ mine: mine || undefined, review: undefined })}
        />
      </div>
      <Failure error={skip.error} text={copy.skipFailed} />
      <Failure error={unskip.error ?? takeBack.error} text={copy.undoFailed} />
      <div className="halves">
        {!isListHidden && (
          <div
            ref={listCard}
            tabIndex={-1}
            className={`card ${styles.reviews}`}
            aria-busy={list.isFetching && !list.data}
          >
            <Loaded query={list} copy={copy}>
              {() =>
                reviews.length === 0 ? (
                  <p className="note">{search.low || search.mine ? copy.emptyFiltered : copy.empty[state]}</p>
                ) : (
                  <>
                    <AnswerList reviews={reviews} search={search} shown={shown} />
                    <MoreButton query={list} />
                  </>
                )
              }
            </Loaded>
          </div>
        )}
        {shown !== undefined && (
          <AnswerPane
            ref={pane}
            reviewId={shown}
            answerBy={reviews[position]?.answerBy}
            isWriting={writing === shown}
            onWrite={(isWriting) => setWriting(isWriting ? shown : null)}
            onSent={(review) =>
              leave({ kind: review.writtenResponse?.state === 'unapproved' ? 'submitted' : 'sent', review })
            }
            onHeld={(review) => setLast({ kind: 'held', review })}
            onApproved={(review) => leave({ kind: 'approved', review })}
            onReturned={(review) => leave({ kind: 'returned', review })}
            onTakenBack={(review) => returned('takenBack', review)}
            onSkip={skipShown}
            onBack={isWide ? undefined : () => change({ review: undefined })}
          />
        )}
      </div>
      <div className="notices">
        <NoticeToast
          text={last ? textOf(last, delay) : ''}
          about={last}
          onUndo={last && UNDOABLE.includes(last.kind) ? undo : undefined}
        />
      </div>
    </Page>
  );
}

/** The review that was first when a list was opened: it stays, even if someone else answers it while it is read. */
function useFirst({ state, low, mine }: AnswersSearch, id: number | undefined): number | undefined {
  const [first, setFirst] = useState<{ list: string; id: number } | null>(null);
  const name = JSON.stringify([state, low, mine]);
  if (id !== undefined && first?.list !== name) setFirst({ list: name, id });
  return first?.list === name ? first.id : id;
}

function textOf({ kind, review: { guestName } }: LastAction, delay: number): string {
  return copy[kind](guestName, delay);
}
