import type { ReviewOrigin } from '#contract/reviews/review-origin.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { shortDate } from '#domain/dates.ts';
import { useRoute } from '../api/use-route.ts';
import { useAppContext } from '../app-context.ts';
import { originCopy } from './copy.ts';
import { useSources } from './use-sources.ts';

/** The source of a review, whether a sync or an import stored its content, when, and who imported it. */
export function OriginText({ origin: { kind, source, at, by } }: { origin: ReviewOrigin }) {
  const { config } = useAppContext();
  const { nameOf } = useSources();
  const isSynced = kind === 'synced';
  const { data } = useRoute('GET /sync', {}, { enabled: isSynced, staleTime: Number.POSITIVE_INFINITY });
  const dayOf = (time: string) => shortDate(new Date(time), config.timeZone);
  if (!isSynced) return originCopy.imported(nameOf(source), importerName(by), dayOf(at));
  const lastSync = data?.sources.find((each) => each.source === source)?.lastSuccess;
  return originCopy.synced(nameOf(source), dayOf(at), lastSync ? dayOf(lastSync) : null);
}

/** The name of the person who imported a review; undefined if unknown. */
export function importerName(by: string | null | undefined): string | undefined {
  return by === systemActor.name ? originCopy.commandLine : (by ?? undefined);
}
