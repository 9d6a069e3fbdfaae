import { type ComposedReview, composeEnglish, type Writer } from './english/compose.ts';
import type { Home } from './home.ts';
import { PHRASEBOOKS } from './languages/phrasebooks.ts';
import type { Language, Mood, Phrasebook } from './phrasebook.ts';
import { phrase, type Slots } from './random.ts';
import type { Stars } from './ratings.ts';

/** Writes reviews without repeating one, except very short ones. */
export function createReviewWriter(writer: Writer) {
  const written = new Set<string>();
  return (home: Home, language: Language, stars: Stars, slots: Slots): ComposedReview => {
    for (let attempt = 0; ; attempt += 1) {
      const draft =
        language === 'en'
          ? composeEnglish(writer, home, stars, slots)
          : { text: composeForeign(writer, home, PHRASEBOOKS[language], stars, slots), faults: [] };
      if (attempt < 40 && written.has(draft.text)) continue;
      written.add(draft.text);
      return { ...draft, text: addStyle(writer, draft.text, language, stars) };
    }
  };
}

/** A whole review in half of the cases, otherwise two or three sentences. */
function composeForeign(
  { random, chooser }: Writer,
  home: Home,
  book: Phrasebook,
  stars: Stars,
  slots: Slots,
): string {
  const say = (templates: readonly string[]) => phrase(random, chooser.choose(templates, home.id), slots);
  const mood: Mood = stars >= 4 ? 'delighted' : stars === 3 ? 'mixed' : 'unhappy';
  if (random.chance(0.5)) return say(book.whole[mood]);
  const pool = mood === 'unhappy' ? book.complaint : book.praise;
  const count = random.whole(2, 3);
  const sentences = new Set(Array.from({ length: count }, () => say(pool)));
  if (mood === 'mixed') sentences.add(say(book.complaint));
  const gap = /[ぁ-ん]/.test(book.thanks.join('')) ? '' : ' ';
  return [...sentences].join(gap);
}

const EMOJI = ['😍', '❤️', '🙏', '✨', '☀️', '👍🏼', '🥰', '🏡'];

/** Some guests add an emoji, some write without capital letters, some in capital letters. */
function addStyle({ random }: Writer, text: string, language: Language, stars: Stars): string {
  if (stars === 5 && random.chance(0.05)) return `${text} ${random.pick(EMOJI)}`;
  if (language !== 'en') return text;
  if (random.chance(0.03)) return text.toLowerCase();
  return stars === 1 && random.chance(0.08) ? text.replace(/^[^.!?]+/, (first) => first.toUpperCase()) : text;
}
