import { useQuery } from '@tanstack/react-query';
import { messageOr } from '#web/app/api/api-error.ts';
import { placeQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { googleCopy } from '#web/property/copy.ts';
import { NoGoogleReviews } from '#web/property/google-review-list.tsx';
import { GoogleSection } from '#web/property/google-section.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import { GooglePlaceControl } from './google-place-control.tsx';
import { GoogleReviews } from './google-reviews.tsx';

/** Google's part of the page as the public sees it, and outside of it whose reviews those are. */
export function GooglePart({ listingId }: { listingId: number }) {
  const { client } = useAppContext();
  const { data, error } = useQuery(placeQuery(client, listingId));
  return (
    <>
      <GoogleSection>
        {data ? (
          <Shown placeId={data.shownPlaceId} />
        ) : error === null ? (
          <Spinner label={googleCopy.loading} />
        ) : (
          <p className="google-failed" role="alert">
            {messageOr(error, googleCopy.failed)}
          </p>
        )}
      </GoogleSection>
      {data && <GooglePlaceControl key={listingId} listingId={listingId} place={data} />}
    </>
  );
}

/** Without a configured place Google has nothing to say, and is not asked. */
function Shown({ placeId }: { placeId: string | null }) {
  return placeId === null ? <NoGoogleReviews /> : <GoogleReviews key={placeId} placeId={placeId} />;
}
