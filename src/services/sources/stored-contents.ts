import type { IncomingReview, TranslatedReview } from '#domain/reviews/review.ts';
import { sentimentOf } from '#domain/reviews/sentiment.ts';
import { kindOfSource, type SourceKind } from '#domain/sources/source-kind.ts';
import { contentLimits } from '#domain/sources/stored-content.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Clock, Sources, Stored } from '../context.ts';

const BATCH_SIZE = 500;

/** For how many days the content of a source may be stored; undefined without a limit. */
export const storageDaysOf = ({ sources }: Sources, kind: SourceKind): number | undefined =>
  sources.definitions[kind].storageDays;

const contentOf = ({ text, rating }: Pick<IncomingReview, 'text' | 'rating'>) => ({
  text,
  tenths: rating?.tenths ?? null,
});

/**
 * Stores a page of a source that limits how long its content may be stored, and when it was received. Where content that was
 * dropped comes again unchanged, the decision about it still holds; otherwise it is pending.
 *
 * @param store stores the page
 */
export async function storeLimited<Result>(
  { hashContent, now }: Sources & Clock,
  tx: Transaction,
  source: string,
  rows: readonly TranslatedReview[],
  store: () => Promise<Result>,
): Promise<Result> {
  await tx.listings.lockMerges();
  const reviews = rows.flatMap((row) => (row.kind === 'review' ? [row.review] : []));
  const ids = reviews.map(({ upstreamId }) => upstreamId);
  const dropped = await tx.fetchedReviews.droppedHashes(source, ids);
  const again = reviews.flatMap((review) => {
    const found = dropped.get(review.upstreamId);
    return found ? [{ ...found, ...contentOf(review) }] : [];
  });
  const isSame = ({ hash, ...content }: (typeof again)[number]) => hash === hashContent(content);
  const same = again.filter(isSame);
  await tx.fetchedReviews.restoreContents(
    same.map(({ id, text, tenths }) => ({ id, text, tenths, sentiment: sentimentOf(null, tenths) })),
  );
  const result = await store();
  // There is nothing to compare the new content with.
  for (const each of again) if (!isSame(each)) await tx.reviews.markRevised(each.id, null);
  await tx.fetchedReviews.markFetched(source, ids, now());
  return result;
}

/**
 * Drops content that was stored for as long as its source allows: of paused, failing and removed sources too. If another source
 * has the same review, that takes its place.
 */
export async function dropStaleContents(context: Stored & Sources & Clock): Promise<number> {
  const { storage, hashContent, now } = context;
  const owners = await storage.sourceAccounts.owners();
  const all = new Set([...owners.keys(), ...context.sources.fixed.map(({ id }) => id)]);
  const daysOf = (id: string) => {
    const kind = kindOfSource(id);
    return kind === null ? undefined : storageDaysOf(context, kind);
  };
  const limited = [...all].filter((id) => daysOf(id) !== undefined);
  let dropped = 0;
  for (const [days = 0, sources] of Map.groupBy(limited, daysOf)) {
    const { dropBefore } = contentLimits(days, now());
    await storage.transact((tx) => tx.fetchedReviews.dropOldCopies(sources, dropBefore));
    for (let count = BATCH_SIZE; count === BATCH_SIZE; dropped += count) {
      count = await storage.transact(async (tx) => {
        await tx.listings.lockMerges();
        const stale = await tx.fetchedReviews.listStale(sources, dropBefore, BATCH_SIZE);
        if (stale.length === 0) return 0;
        const contents = stale.map(({ id, text, tenths }) => ({
          id,
          hash: hashContent({ id, text, tenths }),
        }));
        await tx.reviews.promoteDuplicates(stale);
        await tx.fetchedReviews.dropContents(contents);
        return contents.length;
      });
    }
  }
  return dropped;
}
