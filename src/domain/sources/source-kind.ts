/** The systems from which reviews are read. Each has a folder in `connectors/`. */
export const SOURCE_KINDS = ['hostaway', 'hospitable', 'guesty', 'google-business'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Their names, as their companies write them. */
export const SOURCE_NAMES: Record<SourceKind, string> = {
  hostaway: 'Hostaway',
  hospitable: 'Hospitable',
  guesty: 'Guesty',
  'google-business': 'Google Business Profile',
};

/**
 * What a source supports: photos of listings, responses, changes of responses, deadlines of responses, tasks, message
 * templates, calls that announce reviews, and lists of what changed since a time.
 */
export const CAPABILITIES = [
  'photos',
  'respond',
  'update-response',
  'deadlines',
  'tasks',
  'templates',
  'webhooks',
  'since',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** The kind of a source by its id, which begins with it; null for an import. The source of the demo is Hostaway's simulator. */
export function kindOfSource(id: string): SourceKind | null {
  if (id === 'demo') return 'hostaway';
  return SOURCE_KINDS.find((kind) => new RegExp(`^${kind}(-\\d+)?$`).test(id)) ?? null;
}

/** The kind of sources whose ids do not contain one: the first kind that the product supported. */
export const DEFAULT_KIND: SourceKind = 'hostaway';

/** The default name of an import, or of an account that is no longer known. */
export function defaultSourceName(id: string): string {
  const kind = kindOfSource(id);
  const [, number] = /-(\d+)$/.exec(id) ?? [];
  return kind === null ? id : [SOURCE_NAMES[kind], number].filter(Boolean).join(' ');
}

/** The state of an interrupted read, which only its source understands. It is stored as JSON. */
export type Checkpoint = Readonly<Record<string, string | number>>;
