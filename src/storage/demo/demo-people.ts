import { sql } from 'kysely';
import type { Role } from '#domain/accounts/permissions.ts';
import type { Db } from '../tables.ts';

interface DemoPerson {
  username: string;
  name: string;
  role: Role;
  isLimited: boolean;
}

/**
 * Adds people with the password of the demo user, and the group to which some are limited. People who are there get the present
 * password, which ends their sessions where it was another one.
 *
 * @returns how many were added
 */
export async function addPeople(
  db: Db,
  people: readonly DemoPerson[],
  group: { name: string; cities: readonly string[] },
): Promise<number> {
  await sql`with added as (
      insert into listing_groups (name) values (${group.name}) on conflict do nothing returning id
    ),
    event as (
      insert into events (kind, actor_kind, actor) select 'demo.changed', 'system', 'system' from added
    )
    insert into listing_group_members
    select added.id, listings.id from added, listings where source = 'demo' and city = any(${group.cities})`.execute(
    db,
  );
  const limited = people.filter(({ isLimited }) => isLimited).map(({ username }) => username);
  const { rows } = await sql<{ id: string }>`
    insert into users (id, name, username, role, is_demo, access_listing_ids, access_group_ids)
    select gen_random_uuid()::text, name, username, role, true,
      case when username = any(${limited}) then '{}'::integer[] end,
      case when username = any(${limited}) then array(
        select id from listing_groups where name = ${group.name}) end
    from json_to_recordset(${JSON.stringify(people)}::json) as people (username text, name text, role text)
    on conflict do nothing returning id`.execute(db);
  const ours = sql`is_demo and username in (${sql.join(people.map(({ username }) => username))})`;
  await sql`update users set disabled = false where ${ours} and disabled`.execute(db);
  const password = sql`(select credentials.password from credentials join users on users.id = user_id
    where username = 'manager' and is_demo)`;
  await sql`insert into credentials (id, account_id, provider_id, user_id, password)
    select gen_random_uuid()::text, id, 'credential', id, ${password} from users
    where ${ours} and id not in (select user_id from credentials)`.execute(db);
  await sql`with changed as (
      update credentials set password = ${password}
      where user_id in (select id from users where ${ours}) and password is distinct from ${password} returning user_id
    )
    delete from sessions where user_id in (select user_id from changed)`.execute(db);
  return rows.length;
}
