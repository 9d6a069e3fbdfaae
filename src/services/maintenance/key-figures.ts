import type { MailFigures } from '#domain/mail/mail.ts';
import type { BackupStatus } from '#domain/maintenance/backup.ts';
import type { Backups, Google, Hostaway, Mailing, Model, Stored } from '../context.ts';
import { requestsToday } from '../daily-budget.ts';
import { googleBudget } from '../listings/google-budget.ts';
import { readBackupStatus } from './backup.ts';

/** Figures for monitoring. */
export interface KeyFigures {
  approved: number;
  pending: number;
  /** Responses in the outbox that are due, even while no Hostaway account is connected. */
  waitingResponses: number;
  /** Tasks that have to be sent, in the same way. */
  waitingTasks: number;
  quarantinedRows: number;
  /** Messages to webhooks that are not delivered. */
  webhooks: Awaited<ReturnType<Stored['storage']['deliveries']['figures']>>;
  /** Null where no mails are sent. */
  mails: MailFigures | null;
  /** Texts whose analysis failed or took too long. */
  unanalysedTexts: number;
  /** The last successful sync; null before the first. */
  lastSync: Date | null;
  /** Whether the last finished sync failed. */
  hasLastSyncFailed: boolean;
  /** Null where the product makes no backups. */
  backup: BackupStatus | null;
  google: Awaited<ReturnType<typeof googleBudget>>;
  /** Null where no language model is configured. */
  model: Awaited<ReturnType<typeof googleBudget>> | null;
}

export async function keyFigures(
  context: Hostaway & Google & Backups & Model & Mailing,
): Promise<KeyFigures> {
  const { source, storage, timeZone } = context;
  const [
    stats,
    responses,
    tasks,
    quarantinedRows,
    webhooks,
    mails,
    unanalysedTexts,
    lastSync,
    run,
    backup,
    google,
    model,
  ] = await Promise.all([
    storage.reviews.stats({ access: 'all' }, timeZone),
    storage.responses.listDue(source),
    storage.tasks.listDue(source),
    storage.quarantinedRows.count(source),
    storage.deliveries.figures(),
    context.mailer && storage.mails.figures(),
    storage.reviews.countUnanalysed(),
    storage.syncs.lastSuccess(source),
    storage.syncs.lastEnded(source),
    readBackupStatus(context),
    googleBudget(context),
    modelBudget(context),
  ]);
  return {
    approved: stats.approvedCount,
    pending: stats.pendingCount,
    waitingResponses: responses.length,
    waitingTasks: tasks.length,
    quarantinedRows,
    webhooks,
    mails,
    unanalysedTexts,
    lastSync,
    hasLastSyncFailed: run?.state === 'failed',
    backup,
    google,
    model,
  };
}

async function modelBudget(context: Model): Promise<KeyFigures['model']> {
  if (!context.languageModel) return null;
  return { usedToday: await requestsToday(context, 'model'), dailyLimit: context.modelDailyLimit };
}
