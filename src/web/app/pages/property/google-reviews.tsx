import { useQuery } from '@tanstack/react-query';
import { googleCopy } from '#web/property/copy.ts';
import { GoogleReviewList } from '#web/property/google-review-list.tsx';
import { GoogleSection } from '#web/property/google-section.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import { messageOr } from '../../api/api-error.ts';
import { googleQuery } from '../../api/queries.ts';
import { useAppContext } from '../../app-context.ts';

/** Google's part of the page. Without a configured place Google has nothing to say, and is not asked. */
export function GoogleReviews({ placeId }: { placeId: string | null }) {
  return (
    <GoogleSection>
      {placeId === null ? <GoogleReviewList reviews={[]} mapsUri={null} /> : <Fetched placeId={placeId} />}
    </GoogleSection>
  );
}

function Fetched({ placeId }: { placeId: string }) {
  const { client } = useAppContext();
  const { data, error } = useQuery(googleQuery(client, placeId));
  if (data) return <GoogleReviewList reviews={data.reviews} mapsUri={data.mapsUri} />;
  if (error === null) return <Spinner label={googleCopy.loading} />;
  return (
    <p className="google-failed" role="alert">
      {messageOr(error, googleCopy.failed)}
    </p>
  );
}
