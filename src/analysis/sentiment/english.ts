/** English function words, and words frequent in reviews. */
const ENGLISH =
  wordSet(`the a an and or but of to in on at for with from by as is are was were be been it its it's this that
  these those there here we we've we'd i i'm i've you your our us my me they their them he she his her had has have having
  not no nothing nobody never very really so too also just all any some more most much many every everything everyone
  would could should can will did didn't do does don't doesn't wasn't weren't isn't couldn't can't won't if when while
  which what who where how than then because about after before again only up out off over into back well even still
  during within without close near nearby right like which each other one two three great good nice lovely place stay stayed
  clean location apartment flat house room home host check recommend recommended definitely perfect bed beds
  kitchen bathroom shower thank thanks value comfortable`);

/** The same for other frequent languages, without words that are English too. */
const OTHERS = [
  wordSet(`der die das und ist nicht ein eine einen einem einer mit für auf wir sehr auch aber den dem des war waren es zu im
    von bei nach wie noch schon alles gut gerne wieder wohnung leider haben hatte hatten wurde uns ich sich`),
  wordSet(`le la les des du un une et est pas très nous avec pour dans sur qui que il elle au aux ce cette était avons ont mais
    plus bien tout merci séjour appartement propre logement à`),
  wordSet(`el los las una y es muy con para por que del al lo fue se su nos pero todo más está estaba apartamento limpio
    casa gracias recomendable la en de`),
  wordSet(`il lo gli della di che è e con per molto non un una sono ma anche tutto del al ci abbiamo casa posizione pulito
    appartamento grazie la`),
  wordSet(
    `os um uma e é muito com para por não foi da do na nos mas tudo mais bem limpo casa obrigado apartamento de`,
  ),
  wordSet(
    `het een en van niet zeer heel erg met voor op wij maar ook er zijn waren goed mooi schoon bij naar aan de`,
  ),
  wordSet(
    `och är inte mycket med för på vi men också det var ett en att av och jag og ikke meget til ei ja hyvin oli`,
  ),
  wordSet(
    `bardzo nie jest i w na z do się było ale wszystko bir ve çok için bu da de ile velmi byl bylo sangat dan yang di`,
  ),
];

/** Shorter texts may lack function words, so words in the lexicon count too. */
const MIN_FUNCTION_WORD_TEXT = 7;

/**
 * Whether a text is English. Fast and strict, because a wrong sentiment is worse than none.
 *
 * @param tokens the words of the text in lower case
 * @param isLexical whether the lexicon has a score for the word at this index
 */
export function isEnglish(tokens: readonly string[], isLexical: (index: number) => boolean): boolean {
  if (tokens.length === 0) return false;
  const english = tokens.filter((token) => ENGLISH.has(token)).length;
  const other = Math.max(...OTHERS.map((list) => tokens.filter((token) => list.has(token)).length));
  if (other > english) return false;
  if (tokens.length >= MIN_FUNCTION_WORD_TEXT) return english / tokens.length >= 0.2;
  const known = tokens.filter((token, index) => ENGLISH.has(token) || isLexical(index)).length;
  return known / tokens.length >= 0.5;
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
