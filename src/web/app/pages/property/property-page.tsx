import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useCanGoBack, useRouter } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ExternalLink from 'lucide-react/icons/external-link';
import { pages } from '#contract/paths.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { GOOGLE_REVIEW_LIMIT, NEWEST_FIRST } from '#domain/listings/google-review.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { reviewsQuery } from '#web/app/api/queries.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button, ButtonLink } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';
import { blockedReason, useChannels } from '#web/app/reviews/use-channels.ts';
import { LAST_DASHBOARD, stored } from '#web/app/session/tab-storage.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { usePageTitle } from '#web/app/shell/page.tsx';
import { googleCopy, propertyCopy, reviewCopy } from '#web/property/copy.ts';
import { GoogleReviewList, NoGoogleReviews } from '#web/property/google-review-list.tsx';
import { GoogleSection } from '#web/property/google-section.tsx';
import { PropertyHeader } from '#web/property/property-header.tsx';
import { PropertySection } from '#web/property/property-section.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import { BookingLinkPanel } from './booking-link-panel.tsx';
import { propertyViewCopy } from './copy.ts';
import { EmbedPanel } from './embed-panel.tsx';
import { GooglePlacePanel } from './google-place-panel.tsx';
import { ManagedReviews } from './managed-reviews.tsx';
import styles from './property.module.css';
import { listingIdOf, OTHER_TABS, propertyListQuery } from './property-search.ts';
import { RatingDistribution } from './rating-distribution.tsx';

const route = getRouteApi('/reviews/$listingId');
const MergePanel = lazyChunk(() => import('./merge-panel.tsx'), 'MergePanel');

export function PropertyPage() {
  const listingId = listingIdOf(route.useParams().listingId);
  return (
    <main className={`page ${styles.page}`}>
      <div className="split">
        <BackButton />
        {listingId !== null && <PreviewLink listingId={listingId} />}
      </div>
      {listingId === null ? <NotFound /> : <Property listingId={listingId} />}
    </main>
  );
}

function Property({ listingId }: { listingId: number }) {
  const { client } = useAppContext();
  const search = route.useSearch();
  const query = reviewsQuery(client, propertyListQuery(listingId, search));
  const { data, error, refetch, isFetching } = useQuery({ ...query, placeholderData: keepPreviousData });
  const canMerge = useCan('listings:merge');
  const guests = useGuestsView(listingId, data);
  const listing = data?.listings.find(({ id }) => id === listingId);
  usePageTitle(listing?.name);

  if (data === undefined && (error === null || isFetching))
    return <Spinner label={propertyViewCopy.loading} />;
  const failure = <Failure error={error} text={propertyCopy.loadFailed} onRetry={refetch} />;
  if (data === undefined) return failure;
  if (!listing) return <NotFound />;
  return (
    <>
      {failure}
      <Tabs />
      <PropertyHeader listing={listing} shown={guests.shown} />
      {search.tab === undefined && (
        <>
          <RatingDistribution listingId={listingId} />
          <PropertySection id="guest-reviews" heading={reviewCopy.heading}>
            <ManagedReviews list={data} reviews={search.status ? data.reviews : guests.reviews} />
          </PropertySection>
          <GoogleReviews listingId={listingId} />
        </>
      )}
      {search.tab === 'booking' && <BookingLinkPanel key={listingId} listingId={listingId} />}
      {search.tab === 'place' && <GooglePlacePanel key={listingId} listingId={listingId} />}
      {search.tab === 'merge' && canMerge && (
        <MergePanel key={listingId} listing={listing} className={styles.panel} />
      )}
      {search.tab === 'embed' && <EmbedPanel key={listingId} listing={listing} />}
    </>
  );
}

/** The tabs of the page, as links. The reviews keep their status and page. */
function Tabs() {
  const canMerge = useCan('listings:merge');
  const tabs = OTHER_TABS.filter((tab) => tab !== 'merge' || canMerge);
  return (
    <nav className="tabs" aria-label={propertyViewCopy.tabsLabel}>
      {[undefined, ...tabs].map((tab) => (
        <route.Link
          key={tab ?? 'reviews'}
          search={({ status, page }) => ({ status, page, tab })}
          activeOptions={{ explicitUndefined: true }}
        >
          {propertyViewCopy.tabs[tab ?? 'reviews']}
        </route.Link>
      ))}
    </nav>
  );
}

/**
 * The browser's Back. Without a history, for example after a page load, it opens the dashboard with its last filters.
 */
function BackButton() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Button onClick={() => (canGoBack ? router.history.back() : router.navigate({ href: lastDashboard() }))}>
      <ChevronLeft />
      {propertyViewCopy.back}
    </Button>
  );
}

const lastDashboard = (): string => stored<string>(LAST_DASHBOARD) ?? pages.dashboard();

/** Shown while the property loads, and hidden if it does not exist. */
function PreviewLink({ listingId }: { listingId: number }) {
  const { client } = useAppContext();
  const query = propertyListQuery(listingId, route.useSearch());
  const { data } = useQuery(reviewsQuery(client, query));
  if (data && !data.listings.some(({ id }) => id === listingId)) return null;
  return (
    <ButtonLink href={pages.preview(listingId)} look="quiet">
      {propertyViewCopy.preview}
      <ExternalLink />
    </ButtonLink>
  );
}

function NotFound() {
  return (
    <div role="alert">
      <h1>{propertyCopy.propertyNotFound}</h1>
    </div>
  );
}

/** The approved reviews of a property that guests see: those of hidden channels are left out. */
function useGuestsView(
  listingId: number,
  approved: ReviewList | undefined,
): { reviews: readonly Review[]; shown: number } {
  const channelOf = useChannels();
  // Fetched only for a property that exists.
  const isKnown = approved?.listings.some(({ id }) => id === listingId) ?? false;
  const params = { id: listingId };
  const distribution = useRoute('GET /listings/:id/shown', { params }, { enabled: isKnown }).data;
  return {
    reviews: approved?.reviews.filter(({ channel }) => blockedReason(channelOf(channel)) === null) ?? [],
    shown: distribution?.shown ?? approved?.total ?? 0,
  };
}

/** The Google section as the public sees it. */
function GoogleReviews({ listingId }: { listingId: number }) {
  const { data: place, error } = useRoute('GET /listings/:id/google-place', { params: { id: listingId } });
  return (
    <GoogleSection isOfCompany={place !== undefined && place.placeId === null && place.shownPlaceId !== null}>
      {place ? <PlaceReviews placeId={place.shownPlaceId} /> : <Pending error={error} />}
    </GoogleSection>
  );
}

/** Without a configured place there are no reviews, and Google is not called. */
function PlaceReviews({ placeId }: { placeId: string | null }) {
  const { data, error } = useRoute(
    'GET /google-reviews/:placeId',
    { params: { placeId: placeId ?? '' }, query: { limit: GOOGLE_REVIEW_LIMIT, ...NEWEST_FIRST } },
    { enabled: placeId !== null },
  );
  if (placeId === null) return <NoGoogleReviews />;
  return data ? <GoogleReviewList google={data} /> : <Pending error={error} />;
}

function Pending({ error }: { error: Error | null }) {
  if (error === null) return <Spinner label={googleCopy.loading} />;
  return (
    <p className="google-failed" role="alert">
      {messageOr(error, googleCopy.failed)}
    </p>
  );
}
