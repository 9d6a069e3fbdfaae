import type { Review } from '#contract/reviews/reviews.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { languageName } from '#web/app/language-name.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { WrittenText } from '#web/property/written-text.tsx';
import { translationCopy as copy } from './copy.ts';
import { readersLanguage } from './readers-language.ts';

/** Milliseconds; the server ends a request to the model before. */
const TIMEOUT = 200_000;
/** The language of the person who reads. */
const OWN = readersLanguage(navigator.language);

export interface TranslationProps {
  review: Review;
  /** A draft of the response, to translate instead of the review. */
  draft?: string;
}

/** Translates a text into the reader's language, beside the original. Nothing without a model, or in that language. */
export function Translation({ review, draft }: TranslationProps) {
  const { config } = useAppContext();
  const canRespond = useCan('reviews:respond');
  const translate = useSend('POST /reviews/:id/translation', { timeout: TIMEOUT });
  const { isPending, error, data, variables } = translate;
  const input = { params: { id: review.id }, body: { language: OWN, ...(draft !== undefined && { draft }) } };
  const source = draft ?? review.reviewText;
  if (!config.hasLanguageModel || !canRespond || review.language === OWN || source.trim() === '') return null;
  const shown = variables?.body.draft === draft ? data : undefined;
  return (
    <div>
      {!shown && (
        <Button size="small" disabled={isPending} onClick={() => translate.mutate(input)}>
          {isPending ? copy.translating : copy.translate(draft !== undefined, languageName(OWN))}
        </Button>
      )}
      <div role="status">
        {shown && (
          <>
            <p className="note">{copy.by(shown.model)}</p>
            <WrittenText as="blockquote" className="written" text={shown.text} language={OWN} />
          </>
        )}
      </div>
      <Failure error={isPending ? null : error} text={copy.failed} />
    </div>
  );
}
