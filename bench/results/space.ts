import type { Setup } from '../setup.ts';

export interface RelationSize {
  name: string;
  kind: 'table' | 'index';
  bytesPerReview: number;
}

const MIN_BYTES = 1;

/** The size of each table and index on disk, the largest first, without those below a byte per review. */
export async function relationSizes({ database, rows }: Setup): Promise<RelationSize[]> {
  const { rows: relations } = await database.query<{
    name: string;
    kind: RelationSize['kind'];
    bytes: string;
  }>(
    `select relname as name, case when relkind = 'i' then 'index' else 'table' end as kind,
       case when relkind = 'i' then pg_relation_size(oid) else pg_table_size(oid) end as bytes
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`,
  );
  return relations
    .map(({ name, kind, bytes }) => ({ name, kind, bytesPerReview: Number(bytes) / rows }))
    .filter(({ bytesPerReview }) => bytesPerReview >= MIN_BYTES)
    .toSorted((a, b) => b.bytesPerReview - a.bytesPerReview);
}
