/** Milliseconds. Letters that follow each other faster than this may be a word, which is not meant for the page. */
export const WORD_PAUSE = 300;

/** Takes back what a key did, when it turns out to be a letter of a word. */
export type Retraction = () => void;

/** What a letter means on this screen: nothing, a step in the list, a decision, or something else. */
export type LetterMeaning = 'none' | 'step' | 'decision' | 'command';

/**
 * Recognizes words that someone types while no field has the focus. A letter without a meaning is part of a word, and so is
 * a command between decisions. Decisions of the same word are taken back, and its further letters do nothing.
 */
export function createWordDetector() {
  let lastLetterAt = Number.NEGATIVE_INFINITY;
  let isWord = false;
  let decisions: { at: number; retract: Retraction }[] = [];
  return {
    /**
     * @param at of the key press, in milliseconds
     * @returns whether the letter is part of a word
     */
    isPartOfWord(at: number, meaning: LetterMeaning): boolean {
      if (at - lastLetterAt > WORD_PAUSE) isWord = false;
      lastLetterAt = at;
      decisions = decisions.filter((decision) => at - decision.at <= WORD_PAUSE);
      isWord ||= meaning === 'none' || (meaning === 'command' && decisions.length > 0);
      if (isWord) for (const { retract } of decisions.splice(0).reverse()) retract();
      return isWord;
    },
    /** Remembers a decision by a letter, which the next letters may take back. */
    addDecision(at: number, retract: Retraction) {
      decisions.push({ at, retract });
    },
  };
}
