import { useQuery, useQueryClient } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ComponentType, useEffect, useState } from 'react';
import { messageOr } from '#web/app/api/api-error.ts';
import { subscribeToChanges } from '#web/app/api/live.ts';
import { alertsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { loadPart } from '#web/app/load-part.ts';
import type { AlertsDialogProps } from './alerts-dialog.tsx';
import { alertsCopy } from './copy.ts';

const loadDialog = loadPart(() => import('./alerts-dialog.tsx'));

/** A button that says that something became worse, while there are alerts, and the dialog that says what. */
export function useAlerts() {
  const { client, config } = useAppContext();
  const queryClient = useQueryClient();
  const { data } = useQuery(alertsQuery(client));
  const [open, setOpen] = useState<{ Dialog: ComponentType<AlertsDialogProps> } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const { queryKey } = alertsQuery(client);
    return subscribeToChanges({
      base: config.apiBase,
      onEvent: () => void queryClient.refetchQueries({ queryKey, stale: true }),
    });
  }, [client, config.apiBase, queryClient]);

  function show(): void {
    setFailure(null);
    loadDialog().then(
      ({ AlertsDialog }) => setOpen({ Dialog: AlertsDialog }),
      (error: unknown) => setFailure(messageOr(error, alertsCopy.failed)),
    );
  }
  const alerts = data?.alerts ?? [];
  const button = alerts.length > 0 && (
    <Button look="quiet" onClick={show}>
      <TriangleAlert />
      {alertsCopy.alerts(alerts.length)}
    </Button>
  );
  const dialog = open && <open.Dialog alerts={alerts} onClose={() => setOpen(null)} />;
  return { button, dialog, failure };
}
