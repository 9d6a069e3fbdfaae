import type { Backups, Google, Mailing, Model, Sources } from '../context.ts';
import { requestsToday } from '../daily-budget.ts';
import { googleBudget } from '../listings/google-budget.ts';
import { readBackupStatus } from './backup.ts';

export type KeyFigures = Awaited<ReturnType<typeof keyFigures>>;

/** Figures for monitoring: null for what the product does not do. Counts include sources that are not connected. */
export async function keyFigures(context: Sources & Google & Backups & Model & Mailing) {
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

async function modelBudget(context: Model) {
  if (!context.languageModel) return null;
  return { usedToday: await requestsToday(context, 'model'), dailyLimit: context.modelDailyLimit };
}
