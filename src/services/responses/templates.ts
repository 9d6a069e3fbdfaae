import type { Actor } from '#domain/accounts/actor.ts';
import { parseName } from '#domain/accounts/display-name.ts';
import { can } from '#domain/accounts/permissions.ts';
import { AppError, existing, messageOf } from '#domain/errors.ts';
import { responseText } from '#domain/responses/response.ts';
import { type IncomingTemplate, MAX_TEMPLATES, type Template } from '#domain/responses/template.ts';
import type { Transaction } from '#storage/storage.ts';
import type { ConnectedSource, Logs, Sources, Stored } from '../context.ts';
import { requireSource, sourcesThatCan } from '../sources/source-accounts.ts';

/** The templates of the company and the actor's own, by name. */
export function listTemplates({ storage }: Stored, actor: Actor): Promise<Template[]> {
  return storage.templates.listFor(actor.name);
}

/** @throws forbidden for a template of the company by those who cannot manage it; conflict for too many */
export function addTemplate(
  context: Stored,
  actor: Actor,
  input: Pick<Template, 'name' | 'text'> & Partial<Template>,
): Promise<Template[]> {
  const template = checked({ own: false, language: null, stars: [], topics: [], ...input });
  requireRight(actor, template);
  return change(context, actor, async (tx, templates) => {
    if (templates.length >= MAX_TEMPLATES) throw new AppError('too-many-templates');
    await tx.templates.insert(template, actor.name);
    await record(tx, actor, 'template.added', template);
  });
}

/** @throws not-found; forbidden for a template of the company by those who cannot manage it */
export function changeTemplate(
  context: Stored,
  actor: Actor,
  id: number,
  input: Partial<Omit<Template, 'id'>>,
): Promise<Template[]> {
  return change(context, actor, async (tx, templates) => {
    const before = requireTemplate(templates, id);
    const template = checked({ ...before, ...input });
    for (const version of [before, template]) requireRight(actor, version);
    await tx.templates.change(template, actor.name);
    await record(tx, actor, 'template.changed', template);
  });
}

/** @throws not-found; forbidden for a template of the company by those who cannot manage it */
export function removeTemplate(context: Stored, actor: Actor, id: number): Promise<Template[]> {
  return change(context, actor, async (tx, templates) => {
    const template = requireTemplate(templates, id);
    requireRight(actor, template);
    await tx.templates.remove(id);
    await record(tx, actor, 'template.deleted', template);
  });
}

/**
 * Adds the message templates of the sources that were not imported before. What people changed here stays.
 *
 * @returns with the names of the sources that failed
 * @throws unavailable without a source that has templates, or if all of them fail; conflict for too many
 */
export async function importTemplates(
  context: Stored & Sources & Logs,
  actor: Actor,
): Promise<{ templates: Template[]; added: number; failed: string[] }> {
  const sources = sourcesThatCan(context, 'templates').map((id) => requireSource(context, id));
  const [first] = sources;
  if (!first) throw new AppError('no-source');
  const read = await Promise.all(
    sources.map(async (source) => ({ source, ...(await templatesOf(context, source)) })),
  );
  const failed = read.filter(({ error }) => error !== null);
  if (failed[0]?.error && failed.length === sources.length) throw failed[0].error;
  const incoming = read
    .flatMap(({ found }) => found)
    .map((template) => ({ ...template, text: responseText(template.text) }));
  let added = 0;
  const templates = await change(context, actor, async (tx, before) => {
    added = await tx.templates.insertIncoming(incoming, actor.name);
    if (before.length + added > MAX_TEMPLATES) throw new AppError('too-many-templates');
    await tx.events.insert(actor, { kind: 'templates.imported', data: { added } });
  });
  return { templates, added, failed: failed.map(({ source }) => source.name) };
}

/** The templates of a source, or why it failed. Two accounts may use the same ids. */
async function templatesOf(
  { defaultSource, log }: Sources & Logs,
  { id: source, connector }: ConnectedSource,
): Promise<{ found: IncomingTemplate[]; error: AppError | null }> {
  const idOf = (id: string) => (source === defaultSource ? id : `${source}/${id}`);
  try {
    const templates = (await connector.messageTemplates?.()) ?? [];
    return {
      found: templates.map((each) => ({ ...each, upstreamId: idOf(each.upstreamId) })),
      error: null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ source, reason: messageOf(error) }, 'its templates could not be read');
    return { found: [], error };
  }
}

/** Changes templates one after the other. @returns those that the actor sees then */
function change(
  { storage }: Stored,
  actor: Actor,
  work: (tx: Transaction, templates: readonly Template[]) => Promise<void>,
): Promise<Template[]> {
  return storage.transact(async (tx) => {
    await tx.locks.acquire('templates');
    await work(tx, await tx.templates.listFor(actor.name));
    return tx.templates.listFor(actor.name);
  });
}

const record = (
  tx: Transaction,
  actor: Actor,
  kind: `template.${'added' | 'changed' | 'deleted'}`,
  { name, own }: Pick<Template, 'name' | 'own'>,
) => tx.events.insert(actor, { kind, target: name, data: { own } });

function checked<Input extends Pick<Template, 'name' | 'text'>>(template: Input): Input {
  const text = responseText(template.text);
  if (text === '') throw new AppError('field-invisible', { field: 'text', max: null });
  return { ...template, name: parseName(template.name), text };
}

function requireTemplate(templates: readonly Template[], id: number): Template {
  const template = templates.find((each) => each.id === id);
  return existing(template, { noun: 'template', id });
}

/** An API token is no person, so it has no templates of its own. */
function requireRight(actor: Actor, { own }: Pick<Template, 'own'>): void {
  if (own && actor.kind !== 'user') throw new AppError('needs-person');
  if (!own && !can(actor, 'templates:manage')) throw new AppError('template-of-company');
}
