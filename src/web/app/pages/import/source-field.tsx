import type { ComponentProps } from 'react';
import { TextField } from '#web/app/controls/field.tsx';

/** The name of the system that gave reviews their ids, such as `lodgify`. */
export function SourceField(
  props: Pick<ComponentProps<typeof TextField>, 'label' | 'helpText' | 'value' | 'onChange'>,
) {
  return <TextField autoCapitalize="none" autoComplete="off" spellCheck={false} maxLength={40} {...props} />;
}
