import type { Site } from '../subjects/site.ts';

/** A table or an index, and how many bytes of the disk it has for each review. */
export interface Space {
  name: string;
  kind: 'table' | 'index';
  bytesPerReview: number;
}

const LEAST_BYTES = 1;

/** What each review costs on the disk, the largest first; what costs next to nothing is left out. */
export async function space({ database, rows }: Site): Promise<Space[]> {
  const { rows: relations } = await database.query<{ name: string; kind: Space['kind']; bytes: string }>(
    `select relname as name, case when relkind = 'i' then 'index' else 'table' end as kind,
       case when relkind = 'i' then pg_relation_size(oid) else pg_table_size(oid) end as bytes
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`,
  );
  return relations
    .map(({ name, kind, bytes }) => ({ name, kind, bytesPerReview: Number(bytes) / rows }))
    .filter(({ bytesPerReview }) => bytesPerReview >= LEAST_BYTES)
    .toSorted((a, b) => b.bytesPerReview - a.bytesPerReview);
}
