import { webAddress } from './web-address.ts';

export interface AvatarProps {
  name: string;
  /** A picture over the initials, which remain visible while it loads or if it fails. */
  photoUri?: string | null;
}

/** Hidden from screen readers, because the name is always beside it. */
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
