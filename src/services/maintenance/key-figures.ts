import type { MailFigures } from '#domain/mail/mail.ts';
import type { BackupStatus } from '#domain/maintenance/backup.ts';
import type { Backups, Google, Mailing, Model, Sources, Stored } from '../context.ts';
import { requestsToday } from '../daily-budget.ts';
import { googleBudget } from '../listings/google-budget.ts';
import { readBackupStatus } from './backup.ts';

/** Figures for monitoring. */
export interface KeyFigures {
  approved: number;
  pending: number;
  /** Responses in the outbox that are due, also those of sources that are not connected. */
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
  /** Of each source, its last successful sync, which is null before the first, and whether its last finished one failed. */
  syncs: { source: string; lastSuccess: Date | null; hasFailed: boolean }[];
  /** Null where the product makes no backups. */
  backup: BackupStatus | null;
  google: Awaited<ReturnType<typeof googleBudget>>;
  /** Null where no language model is configured. */
  model: Awaited<ReturnType<typeof googleBudget>> | null;
}

export async function keyFigures(context: Sources & Google & Backups & Model & Mailing): Promise<KeyFigures> {
  const { storage, timeZone } = context;
  const sources = context.sources.list();
  const ids = sources.length > 0 ? sources.map(({ id }) => id) : [context.defaultSource];
  const [
    stats,
    responses,
    tasks,
    quarantinedRows,
    webhooks,
    mails,
    unanalysedTexts,
    syncs,
    backup,
    google,
    model,
  ] = await Promise.all([
    storage.reviews.stats({ access: 'all' }, timeZone),
    storage.responses.listDue(),
    storage.tasks.listDue(),
    storage.quarantinedRows.count(),
    storage.deliveries.figures(),
    context.mailer && storage.mails.figures(),
    storage.reviews.countUnanalysed(),
    Promise.all(
      ids.map(async (source) => ({
        source,
        lastSuccess: await storage.syncs.lastSuccess(source),
        hasFailed: (await storage.syncs.lastEnded(source))?.state === 'failed',
      })),
    ),
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
    syncs,
    backup,
    google,
    model,
  };
}

async function modelBudget(context: Model): Promise<KeyFigures['model']> {
  if (!context.languageModel) return null;
  return { usedToday: await requestsToday(context, 'model'), dailyLimit: context.modelDailyLimit };
}
