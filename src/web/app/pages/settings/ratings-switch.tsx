import { messageOr } from '#web/app/api/api-error.ts';
import { ratingsCopy as copy, publicCopy } from './copy.ts';
import styles from './settings.module.css';
import { useSetSettings } from './use-set-settings.ts';

/** Publishes the average rating to search engines. Off by default, because Google's rules restrict it. */
export function RatingsSwitch({ isOn }: { isOn: boolean }) {
  const { mutate, isPending, isSuccess, error, variables } = useSetSettings();
  const shown = isPending ? (variables.ratingsInMarkup ?? isOn) : isOn;
  return (
    <>
      <ul className={styles.rules}>
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={shown}
          onChange={({ currentTarget: { checked } }) => mutate({ ratingsInMarkup: checked })}
        />
        {copy.label}
      </label>
      <p className={styles.outcome}>
        <span role="status">{isSuccess && publicCopy.saved}</span>
        {error && (
          <span className={styles.failed} role="alert">
            {messageOr(error, publicCopy.saveFailed)}
          </span>
        )}
      </p>
    </>
  );
}
