/** Milliseconds. Letters typed faster than this may be a word, which is not meant as commands. */
export const WORD_PAUSE = 300;

/** Cancels the effect of a key that turns out to be part of a word. */
export type Retraction = () => void;

/** The meaning of a letter on this screen. */
export type LetterMeaning = 'none' | 'step' | 'decision' | 'command';

/**
 * Recognizes words typed while no field has the focus. A letter without a meaning is part of a word, and so is a command
 * right after a decision. Decisions by letters of the word are cancelled, and its further letters do nothing.
 */
export function createWordDetector() {
  let lastLetterAt = Number.NEGATIVE_INFINITY;
  let isWord = false;
  let decisions: { letter: string; at: number; retract: Retraction }[] = [];
  return {
    /**
     * @param at time of the key press, in milliseconds
     * @returns whether the letter is part of a word
     */
    isPartOfWord(letter: string, at: number, meaning: LetterMeaning): boolean {
      if (at - lastLetterAt > WORD_PAUSE) isWord = false;
      lastLetterAt = at;
      decisions = decisions.filter((decision) => at - decision.at <= WORD_PAUSE);
      // After the last review its key has no meaning any more, but a quick second press is no word.
      const isRepeated = decisions.some((decision) => decision.letter === letter);
      isWord ||= (meaning === 'none' && !isRepeated) || (meaning === 'command' && decisions.length > 0);
      if (isWord) for (const { retract } of decisions.splice(0).reverse()) retract();
      return isWord;
    },
    /** Remembers a decision by a letter, which the next letters may cancel. */
    addDecision(letter: string, at: number, retract: Retraction) {
      decisions.push({ letter, at, retract });
    },
  };
}
