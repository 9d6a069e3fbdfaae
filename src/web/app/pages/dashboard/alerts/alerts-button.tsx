import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { formatNumber } from '#domain/format-number.ts';
import { useChanges } from '#web/app/api/use-changes.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { useMediaQuery } from '#web/app/controls/use-media-query.ts';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';

const AlertsDialog = lazyChunk(() => import('./alerts-dialog.tsx'), 'AlertsDialog');

/** Says that something became worse, while there are alerts, and opens the dialog that says what. */
export function AlertsButton() {
  const { queryClient } = useAppContext();
  const { data } = useRoute('GET /alerts');
  const isSmall = useMediaQuery('(max-width: 48em)');
  const [isOpen, setOpen] = useState(false);
  useChanges({ onEvent: () => void queryClient.refetchQueries({ queryKey: ['GET /alerts'], stale: true }) });
  const alerts = data?.alerts ?? [];
  return (
    <>
      {alerts.length > 0 && (
        <Button
          look="quiet"
          size="small"
          className="at-end"
          data-tone="waiting"
          onClick={() => setOpen(true)}
        >
          <TriangleAlert />
          <span>
            {formatNumber(alerts.length)}
            <span className={isSmall ? 'visually-hidden' : undefined}>
              {alerts.length === 1 ? ' alert' : ' alerts'}
            </span>
          </span>
        </Button>
      )}
      {isOpen && <AlertsDialog alerts={alerts} onClose={() => setOpen(false)} />}
    </>
  );
}
