/** English verbs whose negation guests write in one word ("couldn't") or in two. */
const VERBS = 'is are was were do does did has have had can could will would should must need might'.split(
  ' ',
);
const FULL_FORMS = new Map<string, readonly string[]>(VERBS.map((verb) => [`${verb}nt`, [verb, 'not']]));
FULL_FORMS.set('cant', ['cannot']).set('wont', ['will', 'not']);

/** An English phrase as it is in the lexicon, and with its contraction written out: `couldnt hear`, `could not hear`. */
export function withFullForm(phrase: readonly string[]): (readonly string[])[] {
  if (!phrase.some((word) => FULL_FORMS.has(word))) return [phrase];
  return [phrase, phrase.flatMap((word) => FULL_FORMS.get(word) ?? [word])];
}
