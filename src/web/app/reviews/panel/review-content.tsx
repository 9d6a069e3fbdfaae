import Pencil from 'lucide-react/icons/pencil';
import type { Review } from '#contract/reviews/reviews.ts';
import { isAnalysed } from '#domain/insights/topics.ts';
import { textLanguage } from '#domain/reviews/text-language.ts';
import { DialogButton } from '#web/app/controls/dialog-button.tsx';
import { languageName } from '#web/app/language-name.ts';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { correctionCopy, tableCopy } from '../copy.ts';
import { filterCopy } from '../filters/copy.ts';
import { MarkedText } from '../marked-text.tsx';
import { ChangedMark, changesText, RevisionDiff } from '../revision-diff.tsx';
import { TopicChips } from '../topic-chips.tsx';
import { Translation } from '../translation.tsx';
import styles from './review-content.module.css';

/** The language and the whole text of a review, or what changed in it since its approval. */
export function ReviewContent({ review }: { review: Review }) {
  const revision = review.isApproved ? undefined : review.revision;
  const text = review.reviewText;
  const { lang, dir } = textLanguage(text);
  return (
    <div className="stack-small">
      {review.language && (
        <p className="note">
          {languageName(review.language)}
          {!isAnalysed(review.language) && ` · ${filterCopy.notAnalysed}`}
        </p>
      )}
      {revision && (
        <>
          <ChangedMark />
          <RevisionDiff revision={revision} />
        </>
      )}
      {!(revision && changesText(revision)) &&
        (text.trim() === '' ? (
          <p className="note">{tableCopy.ratingOnly}</p>
        ) : (
          <div className="stack-small">
            <blockquote
              className={`written ${styles.text}`}
              lang={review.language ?? lang ?? undefined}
              dir={dir}
            >
              <MarkedText text={text} topics={review.topics} />
            </blockquote>
            <Translation key={`${review.id} ${text}`} review={review} />
          </div>
        ))}
      <TopicChips topics={review.topics} />
      <p>
        <CorrectButton review={review} />
      </p>
    </div>
  );
}

const CorrectionsDialog = lazyChunk(() => import('./corrections-dialog.tsx'), 'CorrectionsDialog');

/** Opens the dialog that corrects the topics and the sentiment of a review. */
function CorrectButton({ review }: { review: Review }) {
  if (!useCan('reviews:decide')) return null;
  return (
    <DialogButton look="quiet" size="small" dialog={<CorrectionsDialog review={review} />}>
      <Pencil />
      {correctionCopy.open}
    </DialogButton>
  );
}
