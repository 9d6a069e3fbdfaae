import { initialsOf } from '#domain/initials.ts';
import { webAddress } from './web-address.ts';

export interface AvatarProps {
  name: string;
  /** A picture to lay over the initials, which stay visible while it loads or when it fails. */
  photoUri?: string | null;
}

/** Decoration beside a name that is always written out too, hence silent for screen readers. */
export function Avatar({ name, photoUri = null }: AvatarProps) {
  const photo = webAddress(photoUri);
  return (
    <span className="avatar" aria-hidden="true">
      {initialsOf(name)}
      {photo && (
        <img
          src={photo}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      )}
    </span>
  );
}
