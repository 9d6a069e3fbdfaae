import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { AccessSetting } from '#contract/accounts/access.ts';
import { pages } from '#contract/paths.ts';
import { formatNumber } from '#domain/format-number.ts';
import type { ListingId } from '#domain/ids.ts';
import { groupsQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';
import styles from './access-field.module.css';
import { ListingsField } from './listings-field.tsx';

const copy = {
  label: 'Properties',
  all: 'All properties',
  some: 'Only these',
  groups: 'Groups',
  noGroups: 'There are no groups yet.',
  makeGroup: 'Make one',
  single: 'Single properties',
  nothing: 'Nothing is chosen, so no property is visible.',
  none: 'No property',
  groupCount: (count: number) => `${count} ${count === 1 ? 'group' : 'groups'}`,
  size: (count: number) => `${formatNumber(count)} ${count === 1 ? 'property' : 'properties'}`,
} as const;

/** Describes access settings, such as "Alps, Lisbon, 1 property". Until the groups are known, they are counted. */
export function useAccessSummary(): (access: AccessSetting) => string {
  const { client } = useAppContext();
  const { data } = useQuery(groupsQuery(client));
  const names = new Map(data?.groups.map(({ id, name }) => [id, name]));
  return (access) => {
    if (access === 'all') return copy.all;
    const { groupIds, listingIds } = access;
    const named = groupIds.flatMap((id) => names.get(id) ?? []);
    const groups = named.length === groupIds.length ? named : [copy.groupCount(groupIds.length)];
    return (
      [...groups, listingIds.length > 0 && copy.size(listingIds.length)].filter(Boolean).join(', ') ||
      copy.none
    );
  };
}

export interface AccessFieldProps {
  value: AccessSetting;
  onChange: (value: AccessSetting) => void;
}

/** Edits the properties that an account, an invitation or an API token is limited to. */
export function AccessField({ value, onChange }: AccessFieldProps) {
  const name = useId();
  const some = value === 'all' ? { listingIds: [], groupIds: [] } : value;
  const isEmpty = some.listingIds.length + some.groupIds.length === 0;
  return (
    <fieldset className={styles.access}>
      <legend className="label">{copy.label}</legend>
      <label className="checkbox">
        <input type="radio" name={name} checked={value === 'all'} onChange={() => onChange('all')} />
        {copy.all}
      </label>
      <label className="checkbox">
        <input type="radio" name={name} checked={value !== 'all'} onChange={() => onChange(some)} />
        {copy.some}
      </label>
      {value !== 'all' && (
        <div className={styles.some}>
          <GroupChoices
            value={value.groupIds}
            onChange={(groupIds) => onChange({ ...value, groupIds: [...groupIds] })}
          />
          <ListingsField
            label={copy.single}
            value={value.listingIds}
            onChange={(listingIds) => onChange({ ...value, listingIds: listingIds as ListingId[] })}
          />
          <p className="note" role="status">
            {isEmpty && copy.nothing}
          </p>
        </div>
      )}
    </fieldset>
  );
}

interface GroupChoicesProps {
  value: readonly number[];
  onChange: (value: readonly number[]) => void;
}

function GroupChoices({ value, onChange }: GroupChoicesProps) {
  const { client } = useAppContext();
  const { data } = useQuery(groupsQuery(client));
  return (
    <fieldset>
      <legend className="label">{copy.groups}</legend>
      {data?.groups.length === 0 && (
        <p className="note">
          {copy.noGroups} <Link to={pages.settingsSection('groups')}>{copy.makeGroup}</Link>
        </p>
      )}
      <ul className={styles.groups}>
        {data?.groups.map((group) => (
          <li key={group.id}>
            <label className="checkbox">
              <input
                type="checkbox"
                checked={value.includes(group.id)}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked ? [...value, group.id] : value.filter((id) => id !== group.id),
                  )
                }
              />
              <span className={styles.group}>
                {group.name} <span className="note">{copy.size(group.size)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
