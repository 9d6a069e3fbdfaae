import { Link } from '@tanstack/react-router';
import { notificationPath, notificationText } from '#contract/notifications/notification-text.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { relativeTime } from '#domain/dates.ts';
import { useRoute, useSend } from '../../api/use-route.ts';
import { Button } from '../../controls/button.tsx';
import { Failure } from '../../controls/failure-alert.tsx';
import { PageLink } from '../../controls/page-link.tsx';
import { usePeople } from '../../reviews/use-people.ts';
import { bellCopy as copy } from './copy.ts';

/** The newest notifications. Each leads to what it is about, and becomes read by that. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { data, error } = useRoute('GET /notifications');
  const read = useSend('PUT /notifications/read', { refreshes: [['GET /notifications']] });
  const newest = data?.notifications[0]?.id;
  return (
    <>
      <div className="row">
        <h2>{copy.title}</h2>
        {newest !== undefined && (data?.unread ?? 0) > 0 && (
          <Button
            size="small"
            className="at-end"
            disabled={read.isPending}
            onClick={() => read.mutate({ body: { until: newest } })}
          >
            {copy.markAllRead}
          </Button>
        )}
        <Link to="/account/notifications" className="quiet" onClick={onClose}>
          {copy.preferences}
        </Link>
      </div>
      <Failure error={error ?? read.error} text={error ? copy.failed : copy.readFailed} />
      {!data && !error && <p role="status">{copy.loading}</p>}
      {data?.notifications.length === 0 && (
        <p className="note">
          <strong>{copy.empty}</strong> {copy.emptyHint}
        </p>
      )}
      {data && data.notifications.length > 0 && (
        <ul className="divided">
          {data.notifications.map((each) => (
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
