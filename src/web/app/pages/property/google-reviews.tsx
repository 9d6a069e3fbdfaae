import { useQuery } from '@tanstack/react-query';
import { messageOr } from '#web/app/api/api-error.ts';
import { googleQuery, placeQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { googleCopy } from '#web/property/copy.ts';
import { GoogleReviewList, NoGoogleReviews } from '#web/property/google-review-list.tsx';
import { GoogleSection } from '#web/property/google-section.tsx';
import { Spinner } from '#web/property/spinner.tsx';

/** The Google section as the public sees it. */
export function GoogleReviews({ listingId }: { listingId: number }) {
  const { client } = useAppContext();
  const { data: place, error } = useQuery(placeQuery(client, listingId));
  return (
    <GoogleSection isOfCompany={place !== undefined && place.placeId === null && place.shownPlaceId !== null}>
      {place ? <PlaceReviews placeId={place.shownPlaceId} /> : <Pending error={error} />}
    </GoogleSection>
  );
}

/** Without a configured place there are no reviews, and Google is not called. */
function PlaceReviews({ placeId }: { placeId: string | null }) {
  const { client } = useAppContext();
  const { data, error } = useQuery({ ...googleQuery(client, placeId ?? ''), enabled: placeId !== null });
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
