import { useQuery, useQueryClient } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { formatNumber } from '#domain/format-number.ts';
import { subscribeToChanges } from '#web/app/api/live.ts';
import { alertsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { loadPart } from '#web/app/load-part.ts';
import { usePart } from '#web/app/use-part.ts';

const loadDialog = loadPart(() => import('./alerts-dialog.tsx').then((part) => part.AlertsDialog));

/** A button that says that something became worse, while there are alerts, and the dialog that says what. */
export function useAlerts() {
  const { client, config } = useAppContext();
  const queryClient = useQueryClient();
  const { data } = useQuery(alertsQuery(client));
  const [open, setOpen] = useState<object | null>(null);
  const { Part: Dialog, failure } = usePart(loadDialog, open);
  useEffect(() => {
    const { queryKey } = alertsQuery(client);
    return subscribeToChanges({
      base: config.apiBase,
      onEvent: () => void queryClient.refetchQueries({ queryKey, stale: true }),
    });
  }, [client, config.apiBase, queryClient]);

  const alerts = data?.alerts ?? [];
  const button = alerts.length > 0 && (
    <Button look="quiet" onClick={() => setOpen({})}>
      <TriangleAlert />
      {alerts.length === 1 ? '1 alert' : `${formatNumber(alerts.length)} alerts`}
    </Button>
  );
  const dialog = open && Dialog && <Dialog alerts={alerts} onClose={() => setOpen(null)} />;
  return { button, dialog, failure };
}
