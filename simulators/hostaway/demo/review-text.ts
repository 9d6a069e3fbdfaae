import { type ComposedReview, composeEnglish, type Stars, type Writer } from './english/compose.ts';
import type { Home } from './home.ts';
import type { Language, Mood, Phrasebook } from './language.ts';
import { PHRASEBOOKS } from './languages/phrasebooks.ts';
import { phrase, type Slots } from './phrase.ts';

/** Writes reviews, no two alike unless they are only a few words long. */
export function openReviewWriter(writer: Writer) {
  const written = new Set<string>();
  return (home: Home, language: Language, stars: Stars, slots: Slots): ComposedReview => {
    for (let attempt = 0; ; attempt += 1) {
      const draft =
        language === 'en'
          ? composeEnglish(writer, home, stars, slots)
          : { text: composeForeign(writer, home, PHRASEBOOKS[language], stars, slots), faults: [] };
      if (attempt < 40 && written.has(draft.text)) continue;
      written.add(draft.text);
      return { ...draft, text: voiced(writer, draft.text, language, stars) };
    }
  };
}

/** Half of the time a whole review, as long as there are new ones; otherwise two or three sentences. */
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

/** Some people end in emoji, some do without capital letters, some shout. */
function voiced({ random }: Writer, text: string, language: Language, stars: Stars): string {
  if (stars === 5 && random.chance(0.05)) return `${text} ${random.pick(EMOJI)}`;
  if (language !== 'en') return text;
  if (random.chance(0.03)) return text.toLowerCase();
  return stars === 1 && random.chance(0.08) ? text.replace(/^[^.!?]+/, (first) => first.toUpperCase()) : text;
}
