import { useQuery } from '@tanstack/react-query';
import { googleCopy } from '#web/property/copy.ts';
import { GoogleReviewList } from '#web/property/google-review-list.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import { messageOr } from '../../api/api-error.ts';
import { googleQuery } from '../../api/queries.ts';
import { useAppContext } from '../../app-context.ts';

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
