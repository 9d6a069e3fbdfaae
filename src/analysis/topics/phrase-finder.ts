import { GAP } from './phrases.ts';
import { NO_BREAK, normalizedWord, SENTENCE_BREAK, type Token } from './tokens.ts';
import { WordPatterns } from './word-patterns.ts';

const MAX_GAP = 3;

interface Node<Meaning> {
  /** Null at the end of phrases, which most nodes are: a map takes memory. */
  next: Map<number, Node<Meaning>> | null;
  /** Continues after up to three words. */
  afterGap: Node<Meaning> | null;
  meanings: Meaning[];
}

/** A phrase found in a text: its first and last token, and what it means. */
export interface Found<Meaning> {
  first: number;
  last: number;
  /** How many tokens it names, without those in gaps. */
  length: number;
  meanings: Meaning[];
}

/** Finds the phrases of a lexicon in texts, in time linear in the number of tokens. */
export class PhraseFinder<Meaning> {
  readonly #patterns = new WordPatterns();
  readonly #root: Node<Meaning> = newNode();
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
    let node = this.#root;
    for (const pattern of phrase) {
      if (pattern === GAP) {
        node.afterGap ??= newNode();
        node = node.afterGap;
        continue;
      }
      const id = this.#patterns.add(pattern);
      node.next ??= new Map();
      let next = node.next.get(id);
      if (!next) {
        next = newNode();
        node.next.set(id, next);
      }
      node = next;
    }
    node.meanings.push(meaning);
  }

  /** The phrases in a text, in its order. Where phrases share words, the longest stays. */
  find(tokens: readonly Token[]): Found<Meaning>[] {
    const ids = tokens.map((token) => this.#patterns.matching(token.word, normalizedWord));
    const all: (Found<Meaning> & { words: number[] })[] = [];
    const words: number[] = [];
    const visit = (node: Node<Meaning>, at: number): void => {
      if (node.meanings.length > 0) {
        const first = words[0] ?? 0;
        all.push({ first, last: at - 1, length: words.length, meanings: node.meanings, words: [...words] });
      }
      step(node, at);
      if (!node.afterGap) return;
      for (let skipped = 0; skipped <= MAX_GAP; skipped++) {
        if (tokens[at + skipped]?.break !== NO_BREAK) return;
        step(node.afterGap, at + skipped);
      }
    };
    const step = (node: Node<Meaning>, at: number): void => {
      const token = tokens[at];
      if (!token || node.next === null || (words.length > 0 && token.break === SENTENCE_BREAK)) return;
      for (const id of ids[at] ?? []) {
        const next = node.next.get(id);
        if (!next) continue;
        words.push(at);
        visit(next, at + 1);
        words.pop();
      }
    };
    for (let at = 0; at < tokens.length; at++) step(this.#root, at);
    return longest(all, tokens.length, this.#isPreferred);
  }
}

function newNode<Meaning>(): Node<Meaning> {
  return { next: null, afterGap: null, meanings: [] };
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
