import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Actor, systemActor } from '#domain/accounts/actor.ts';
import type { RowProblem } from '#services/sources/import-batch.ts';
import { type ImportOptions, type ImportOutcome, importReviews } from '#services/sources/import-reviews.ts';
import { withSources } from './fixed-sources.ts';
import type { TestServer } from './test-server.ts';

/** Creates a temporary folder for files. */
export async function openFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'reviews-files-'));
  return {
    folder,
    async write(name: string, content: string | Buffer): Promise<string> {
      const file = path.join(folder, name);
      await writeFile(file, content);
      return file;
    },
    close: () => rm(folder, { recursive: true }),
  };
}

export type Folder = Awaited<ReturnType<typeof openFolder>>;

/** The same product while no sync is configured, so that admins may import reviews of Hostaway. */
export function withoutSync({ app }: Pick<TestServer, 'app'>): Pick<TestServer, 'app'> {
  return { app: { ...app, context: withSources(app.context, []) } };
}

/** Imports a file and collects the problems of its rows. */
export async function importInto(
  { app }: Pick<TestServer, 'app'>,
  file: string,
  options: Partial<ImportOptions> = {},
  actor: Actor = systemActor,
): Promise<ImportOutcome & { problems: string[] }> {
  const problems: RowProblem[] = [];
  const outcome = await importReviews(
    app.context,
    actor,
    { file, dryRun: false, source: null, listingId: null, mapping: null, ...options },
    { onProgress() {}, onProblem: (problem) => problems.push(problem) },
  );
  return {
    ...outcome,
    problems: problems.map(({ unit, at, kind, reason }) => `${unit} ${at} ${kind}: ${reason}`),
  };
}
