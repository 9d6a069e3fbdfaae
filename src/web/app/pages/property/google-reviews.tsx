import { useQuery } from '@tanstack/react-query';
import { messageOr } from '#web/app/api/api-error.ts';
import { googleQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { googleCopy } from '#web/property/copy.ts';
import { GoogleReviewList } from '#web/property/google-review-list.tsx';
import { Spinner } from '#web/property/spinner.tsx';

/** What Google says of a place. */
export function GoogleReviews({ placeId }: { placeId: string }) {
  const { client } = useAppContext();
  const { data, error } = useQuery(googleQuery(client, placeId));
  if (data) return <GoogleReviewList google={data} />;
  if (error === null) return <Spinner label={googleCopy.loading} />;
  return (
    <p className="google-failed" role="alert">
      {messageOr(error, googleCopy.failed)}
    </p>
  );
}
