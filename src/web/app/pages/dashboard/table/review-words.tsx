import { useState } from 'react';
import type { Review } from '#contract/reviews.ts';
import { HostResponse } from '#web/property/host-response.tsx';
import { DownIcon } from '../../../controls/icons.tsx';
import { tableCopy } from '../copy.ts';
import styles from './review-words.module.css';
import { SentimentChip } from './sentiment-chip.tsx';

/** So many letters fit into the narrowest column. */
const ALWAYS_FITS = 24;

/** What the guest wrote, in one line; opened, all of it and what the company answered. */
export function ReviewWords({ review, timeZone }: { review: Review; timeZone: string }) {
  const [isOpen, setOpen] = useState(false);
  const text = review.reviewText.trim();
  const hasMore = text.length > ALWAYS_FITS || text.includes('\n') || review.response !== undefined;
  return (
    <div className={styles.words} data-open={isOpen}>
      {text === '' ? (
        <p className={styles.silent}>{tableCopy.ratingOnly}</p>
      ) : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      <div className={styles.below}>
        <SentimentChip sentiment={review.sentiment} />
        {hasMore && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setOpen((before) => !before)}
          >
            {isOpen ? tableCopy.readLess : tableCopy.readMore}
            <DownIcon />
          </button>
        )}
      </div>
      {isOpen && review.response && <HostResponse response={review.response} timeZone={timeZone} />}
    </div>
  );
}
