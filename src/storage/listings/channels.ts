import { sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { Channel } from '#domain/listings/channel.ts';
import type { ChannelRights } from '#domain/listings/channel-rights.ts';
import { isAccessible } from '../filters/access.ts';
import type { Db } from '../tables.ts';

/** The rights of channels that differ from the defaults. */
async function rights(db: Db): Promise<Map<Channel, ChannelRights>> {
  const { rows } = await sql<{ channel: Channel; rights: ChannelRights }>`
    select channel, rights from channel_rights`.execute(db);
  return new Map(rows.map(({ channel, rights }) => [channel, rights]));
}

/** Sets the rights of a channel; null restores the default. */
async function setRights(
  db: Db,
  channel: Channel,
  rights: ChannelRights | null,
  by: string | null,
): Promise<void> {
  await (rights === null
    ? sql`delete from channel_rights where channel = ${channel}`
    : sql`insert into channel_rights (channel, rights, changed_by) values (${channel}, ${rights}, ${by})
        on conflict (channel) do update
          set rights = excluded.rights, changed_by = excluded.changed_by, changed_at = now()`
  ).execute(db);
}

/** Every channel with a published review of these listings, from the counters. */
async function list(db: Db, access: Access): Promise<Channel[]> {
  const counted = access === 'all' ? sql`listing_id = 0` : isAccessible(access, 'listing_id');
  const { rows } = await sql<{ channel: Channel }>`
    select channel from (
      select channel, unrated + one + two + three + four + five as n from review_counts
        where ${counted} and grain = 'a'
      union all
      select channel, unrated + one + two + three + four + five from review_count_deltas where ${isAccessible(access, 'listing_id')}
    ) as counted group by channel having sum(n) > 0 order by channel`.execute(db);
  return rows.map(({ channel }) => channel);
}

export const channelReaders = { list, rights };
export const channelWriters = { setRights };
