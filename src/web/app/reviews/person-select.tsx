import { optionsOf, Select, type SelectProps } from '../controls/select.tsx';
import { usePeople } from './use-people.ts';

export type PersonSelectProps = Omit<SelectProps<string | undefined>, 'options'>;

/** Chooses a person. One whose account was disabled can still be the chosen one. */
export function PersonSelect(props: PersonSelectProps) {
  const { people, nameOf } = usePeople();
  const usernames = people.map(({ username }) => username);
  return <Select {...props} options={optionsOf(usernames, nameOf, props.value)} />;
}
