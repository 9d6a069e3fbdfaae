import type pg from 'pg';

/** One query per kind of object in the schema `public`: each returns its objects as readable lines. */
const QUERIES = {
  tables: `select format('%s %s %s', relname, relpersistence, reloptions) as line from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  columns: `select format('%s.%s %s%s default %s identity %s', relname, attname, format_type(atttypid, atttypmod),
      case when attnotnull then ' not null' end, pg_get_expr(adbin, adrelid), attidentity) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped`,
  constraints: `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: `select indexdef as line from pg_indexes where schemaname = 'public'`,
  statistics: `select pg_get_statisticsobjdef(oid) as line from pg_statistic_ext
    where stxnamespace = 'public'::regnamespace`,
  triggers: `select pg_get_triggerdef(pg_trigger.oid) as line from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal`,
  functions: `select pg_get_functiondef(oid) as line from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  views: `select format('%s %s', viewname, definition) as line from pg_views where schemaname = 'public'`,
} as const;

/** The schema of a database as sorted lines: equal for two databases means that the product finds the same schema. */
export async function catalogue(pool: pg.Pool): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [kind, query] of Object.entries(QUERIES)) {
    const { rows } = await pool.query<{ line: string }>(query);
    found[kind] = rows.map(({ line }) => line.replaceAll(/\s+/g, ' ')).sort();
  }
  return found;
}
