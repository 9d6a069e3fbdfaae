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

/** First letters of a name, up to two, upper case: "Ana Costa" is "AC". A name without letters gives "?". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = words
    .map((word) => Array.from(word).find((char) => /[\p{L}\p{N}]/u.test(char)))
    .filter((char) => char !== undefined)
    .slice(0, 2)
    // Upper case can be longer than the letter: "ß" is "SS".
    .map((char) => Array.from(char.toUpperCase())[0]);
  return letters.join('') || '?';
}
