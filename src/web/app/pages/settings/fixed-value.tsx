import { ENVIRONMENT_VARIABLES, type FixableSetting } from '#domain/settings/settings.ts';
import { settingsCopy as copy } from './copy.ts';

/** A setting of the environment, which wins. */
export function FixedValue({ name, value }: { name: FixableSetting; value: string }) {
  return (
    <div>
      <p className="label">{copy.labels[name]}</p>
      <p>{value}</p>
      <p className="note">{copy.fixed(ENVIRONMENT_VARIABLES[name])}</p>
    </div>
  );
}
