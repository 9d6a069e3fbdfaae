import { GAP } from './phrases.ts';
import { NO_BREAK, normalizedWord, SENTENCE_BREAK, type Token } from './tokens.ts';
import { WordPatterns } from './word-patterns.ts';

const MAX_GAP = 3;

/** The trie's first node. Nodes are numbers. */
const ROOT = 0;

/** A phrase found in a text: its first and last token, and what it means. */
export interface Found<Meaning> {
  first: number;
  last: number;
  /** How many tokens it names, without those in gaps. */
  length: number;
  meanings: readonly Meaning[];
}

/** Finds the phrases of a lexicon in texts, in time linear in the number of tokens. */
export class PhraseFinder<Meaning> {
  readonly #patterns = new WordPatterns();
  /** The next node by node, for each pattern of words. Maps by node would take several times the memory. */
  readonly #next: Map<number, number>[] = [];
  /** The next node where up to three words may follow. */
  readonly #afterGap = new Map<number, number>();
  /** By the last node of each phrase. */
  readonly #meanings = new Map<number, readonly Meaning[]>();
  #nodes = ROOT;
  readonly #isPreferred: (meaning: Meaning) => boolean;

  /** @param isPreferred whether a phrase with this meaning wins over others of the same length */
  constructor(isPreferred: (meaning: Meaning) => boolean = () => false) {
    this.#isPreferred = isPreferred;
  }

  /** Makes the word `<name>` in phrases stand for any of the members. */
  addClass(name: string, members: readonly string[]): void {
    this.#patterns.addClass(name, members);
  }

  add(phrase: readonly string[], meaning: Meaning): void {
    let node = ROOT;
    for (const word of phrase) {
      const edges = word === GAP ? this.#afterGap : this.#edgesOf(this.#patterns.add(word));
      const next = edges.get(node) ?? ++this.#nodes;
      edges.set(node, next);
      node = next;
    }
    const known = this.#meanings.get(node);
    this.#meanings.set(node, known ? [...known, meaning] : [meaning]);
  }

  #edgesOf(pattern: number): Map<number, number> {
    const edges = this.#next[pattern] ?? new Map();
    this.#next[pattern] = edges;
    return edges;
  }

  /** The phrases in a text, in its order. Where phrases share words, the longest stays. */
  find(tokens: readonly Token[]): Found<Meaning>[] {
    const ids = tokens.map((token) => this.#patterns.matching(token.word, normalizedWord));
    const all: (Found<Meaning> & { words: number[] })[] = [];
    const words: number[] = [];
    const visit = (node: number, at: number): void => {
      const meanings = this.#meanings.get(node);
      if (meanings)
        all.push({ first: words[0] ?? 0, last: at - 1, length: words.length, meanings, words: [...words] });
      step(node, at);
      const afterGap = this.#afterGap.get(node);
      if (afterGap === undefined) return;
      for (let skipped = 0; skipped <= MAX_GAP; skipped++) {
        if (tokens[at + skipped]?.break !== NO_BREAK) return;
        step(afterGap, at + skipped);
      }
    };
    const step = (node: number, at: number): void => {
      const token = tokens[at];
      if (!token || (words.length > 0 && token.break === SENTENCE_BREAK)) return;
      for (const id of ids[at] ?? []) {
        const next = this.#next[id]?.get(node);
        if (next === undefined) continue;
        words.push(at);
        visit(next, at + 1);
        words.pop();
      }
    };
    for (let at = 0; at < tokens.length; at++) step(ROOT, at);
    return longest(all, tokens.length, this.#isPreferred);
  }
}

/** Keeps phrases that share no word with a longer one. Phrases over the same words stay together. */
function longest<Meaning>(
  all: (Found<Meaning> & { words: number[] })[],
  size: number,
  isPreferred: (meaning: Meaning) => boolean,
): Found<Meaning>[] {
  const rank = ({ meanings }: Found<Meaning>) => (meanings.some(isPreferred) ? 0 : 1);
  const owner = new Array<Found<Meaning> | undefined>(size);
  const kept: Found<Meaning>[] = [];
  all.sort((a, b) => b.length - a.length || rank(a) - rank(b) || a.first - b.first || a.last - b.last);
  for (const { words, ...found } of all) {
    const free = words.every((word) => owner[word] === undefined);
    const twin = owner[words[0] ?? 0];
    const isTwin = twin?.length === found.length && words.every((word) => owner[word] === twin);
    if (isTwin) twin.meanings = [...twin.meanings, ...found.meanings];
    if (!free) continue;
    kept.push(found);
    for (const word of words) owner[word] = found;
  }
  return kept.sort((a, b) => a.first - b.first);
}
