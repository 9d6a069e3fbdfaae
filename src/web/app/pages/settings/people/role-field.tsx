import { ROLES, type Role } from '#domain/accounts/permissions.ts';
import { Select } from '#web/app/controls/select.tsx';
import { peopleCopy, personCopy } from './copy.ts';

export interface RoleFieldProps {
  value: Role;
  /** The roles to choose from; all by default. */
  roles?: readonly Role[];
  onChange: (role: Role) => void;
}

export function RoleField({ value, roles = ROLES, onChange }: RoleFieldProps) {
  const options = roles.map((role) => ({ value: role, label: peopleCopy.roles[role] }));
  return (
    <div className="stack-tiny">
      <Select label={personCopy.role} options={options} value={value} onChange={onChange} />
      <p className="note">{personCopy.means(value)}</p>
    </div>
  );
}
