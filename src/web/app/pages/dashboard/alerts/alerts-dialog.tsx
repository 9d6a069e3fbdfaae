import type { Alert } from '#contract/notifications/alerts.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Dialog } from '#web/app/controls/dialog.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { rowsUrl } from '#web/app/insights/rows-url.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { alertsCopy } from './copy.ts';

/** What became worse, with its reviews. Dismissing removes an alert for all managers. */
export function AlertsDialog({ alerts, onClose }: { alerts: readonly Alert[]; onClose: () => void }) {
  const canDismiss = useCan('reviews:decide');
  const dismiss = useSend('PUT /alerts/:id/dismissed', { refreshes: [['GET /alerts']] });
  return (
    <Dialog title={alertsCopy.title} onClose={onClose}>
      <Failure error={dismiss.error} text={alertsCopy.dismissFailed} />
      {alerts.length === 0 && <p>{alertsCopy.dismissed}</p>}
      <ul className="stack">
        {alerts.map((alert) => (
          <li key={alert.id} className="stack-tiny">
            <strong>{alertsCopy.headline(alert)}</strong>
            <p>{alertsCopy.figures(alert)}</p>
            <p className="quiet">{alertsCopy.days(alert)}</p>
            <p className="row">
              <PageLink href={rowsUrl(alert.query)} onClickCapture={onClose}>
                {alertsCopy.show}
              </PageLink>
              {canDismiss && (
                <Button
                  look="quiet"
                  aria-label={`${alertsCopy.dismiss}: ${alertsCopy.headline(alert)}`}
                  onClick={() => dismiss.mutate({ params: { id: alert.id } })}
                >
                  {alertsCopy.dismiss}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="quiet">{alertsCopy.explanation}</p>
    </Dialog>
  );
}
