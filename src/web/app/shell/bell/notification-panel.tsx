import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notificationPath, notificationText } from '#contract/notifications/notification-text.ts';
import type { Notification, NotificationList } from '#contract/notifications/notifications.ts';
import { relativeTime } from '#domain/dates.ts';
import { NOTIFICATIONS_PAGE_SIZE } from '#domain/paging.ts';
import { useSend } from '../../api/use-route.ts';
import { useAppContext } from '../../app-context.ts';
import { Button } from '../../controls/button.tsx';
import { Failure } from '../../controls/failure-alert.tsx';
import { MoreButton } from '../../controls/more-button.tsx';
import { PageLink } from '../../controls/page-link.tsx';
import { usePeople } from '../../reviews/use-people.ts';
import { bellCopy as copy } from './copy.ts';

const KEY = ['GET /notifications'] as const;

/** Notifications, the newest first. Each leads to what it is about, and becomes read by that. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { client, queryClient } = useAppContext();
  // The bell has loaded it already.
  const newestPage = queryClient.getQueryData<NotificationList>(KEY);
  const list = useInfiniteQuery({
    queryKey: [...KEY, 'older'],
    queryFn: ({ pageParam: before, signal }) => client.request(KEY[0], { query: { before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ notifications }) =>
      notifications.length < NOTIFICATIONS_PAGE_SIZE ? undefined : notifications.at(-1)?.id,
    placeholderData: newestPage && { pages: [newestPage], pageParams: [undefined] },
  });
  const { data, error } = list;
  const notifications = data?.pages.flatMap((page) => page.notifications) ?? [];
  const unread = data?.pages[0]?.unread ?? 0;
  const read = useSend('PUT /notifications/read', { refreshes: [KEY] });
  const newest = notifications[0]?.id;
  return (
    <>
      <div className="row">
        <h2>{copy.title}</h2>
        {newest !== undefined && unread > 0 && (
          <Button size="small" className="at-end" {...read.button({ body: { until: newest } })}>
            {copy.markAllRead}
          </Button>
        )}
        <Link to="/account/notifications" className="quiet" onClick={onClose}>
          {copy.preferences}
        </Link>
      </div>
      <Failure error={error ?? read.error} text={error ? copy.failed : copy.readFailed} />
      {!data && !error && <p role="status">{copy.loading}</p>}
      {data && notifications.length === 0 && (
        <p className="note">
          <strong>{copy.empty}</strong> {copy.emptyHint}
        </p>
      )}
      {notifications.length > 0 && (
        <ul className="divided">
          {notifications.map((each) => (
            <li key={each.id}>
              <NotificationLink
                notification={each}
                onOpen={() => {
                  if (!each.isRead) read.mutate({ body: { id: each.id } });
                  onClose();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={list} />
    </>
  );
}

function NotificationLink({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { nameOf } = usePeople();
  const { kind, query, actor, review, listing, isRead, createdAt } = notification;
  const subject = {
    ...notification,
    actor: actor && nameOf(actor),
    guestName: review?.guestName,
    rating: review?.rating,
  };
  return (
    <PageLink
      href={notificationPath(kind, query, review?.id)}
      className="pick"
      data-unread={!isRead}
      onClick={onOpen}
    >
      {!isRead && <span className="visually-hidden">{copy.unread}: </span>}
      <span>{notificationText(subject)}</span>
      <span className="note">
        {listing && `${listing.name} · `}
        <time dateTime={createdAt}>{relativeTime(new Date(createdAt), new Date())}</time>
      </span>
    </PageLink>
  );
}
