import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { AccessSetting } from '#contract/accounts/access.ts';
import { pages } from '#contract/paths.ts';
import { useRoute } from '../api/use-route.ts';
import { Checkbox } from './field.tsx';
import { accessCopy as copy } from './listings-copy.ts';
import { ListingsField } from './listings-field.tsx';

/** Describes access settings, such as "Alps, Lisbon, 1 property". Until the groups are known, they are counted. */
export function useAccessSummary(): (access: AccessSetting) => string {
  const { data } = useRoute('GET /groups');
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
    <fieldset className="stack-tiny">
      <legend className="label">{copy.label}</legend>
      <Checkbox radio={name} label={copy.all} value={value === 'all'} onChange={() => onChange('all')} />
      <Checkbox radio={name} label={copy.some} value={value !== 'all'} onChange={() => onChange(some)} />
      {value !== 'all' && (
        <div className="stack">
          <GroupChoices
            value={value.groupIds}
            onChange={(groupIds) => onChange({ ...value, groupIds: [...groupIds] })}
          />
          <ListingsField
            label={copy.single}
            value={value.listingIds}
            onChange={(listingIds) => onChange({ ...value, listingIds })}
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
  const { data } = useRoute('GET /groups');
  return (
    <fieldset>
      <legend className="label">{copy.groups}</legend>
      {data?.groups.length === 0 && (
        <p className="note">
          {copy.noGroups} <Link to={pages.settingsSection('groups')}>{copy.makeGroup}</Link>
        </p>
      )}
      <ul className="stack-tiny scroll">
        {data?.groups.map((group) => (
          <li key={group.id}>
            <Checkbox
              label={
                <span>
                  {group.name} <span className="note">{copy.size(group.size)}</span>
                </span>
              }
              value={value.includes(group.id)}
              onChange={(isChosen) =>
                onChange(isChosen ? [...value, group.id] : value.filter((id) => id !== group.id))
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
