import type { Review } from '#contract/reviews/reviews.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { languageName } from '#web/app/language-name.ts';
import { draftCopy as copy } from './copy.ts';
import { Findings } from './findings.tsx';
import type { useModelDraft } from './use-model-draft.ts';

export interface ModelDraftProps {
  review: Review;
  draft: ReturnType<typeof useModelDraft>;
  /** The present text of the editor. */
  typed: string;
  onShow: (quote: string) => void;
}

/** The button that lets the model write, and what the check has found in its text. */
export function ModelDraft({ review, draft, typed, onShow }: ModelDraftProps) {
  const { isPending, error, write, cancel } = draft;
  const written = isPending || error ? undefined : draft.draft;
  const findings = written?.findings.filter(({ quote }) => quote === null || typed.includes(quote)) ?? [];
  return (
    <div className="stack-small">
      <div className="row">
        <Button size="small" onClick={isPending ? cancel : write}>
          {isPending ? copy.cancel : copy.write(languageName(review.language ?? 'en'))}
        </Button>
        <span className="note" role="status">
          {isPending && copy.writing}
          {written && copy.by(written.model)}
          {written?.findings.length === 0 && typed.endsWith(written.text) && ` ${copy.nothingFound}`}
        </span>
      </div>
      {error && <FailureAlert message={copy.kept(messageOr(error, copy.failed))} />}
      <Findings findings={findings} onShow={onShow} />
    </div>
  );
}
