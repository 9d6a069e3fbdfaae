import { mentionParts } from '#domain/reviews/note.ts';
import { usePeople } from '../use-people.ts';

/** A text in which the people whom it mentions are marked. */
export function MentionText({ text }: { text: string }) {
  const { people, nameOf } = usePeople();
  let at = 0;
  return mentionParts(text, (username) => people.some((person) => person.username === username)).map(
    (part) => {
      const start = at;
      at += 'text' in part ? part.text.length : part.username.length + 1;
      if ('text' in part) return part.text;
      return <strong key={start}>@{nameOf(part.username)}</strong>;
    },
  );
}
