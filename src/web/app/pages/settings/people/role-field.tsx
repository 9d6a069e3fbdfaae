import { ROLES, type Role } from '#domain/permissions.ts';
import { Select } from '#web/app/controls/select.tsx';
import { peopleCopy, personCopy } from './copy.ts';

const OPTIONS = ROLES.map((value) => ({ value, label: peopleCopy.roleOption(value) }));

/** What a person may do. */
export function RoleField({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  return <Select label={personCopy.role} options={OPTIONS} value={role} onChange={onChange} />;
}
