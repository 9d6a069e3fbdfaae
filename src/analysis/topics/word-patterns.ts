/** Bounds the memory of recognised words; typical reviews use far fewer. */
const MAX_CACHED = 50_000;
/** Longer words occur once. */
const MAX_CACHED_LENGTH = 40;
const NONE: readonly number[] = [];

/** Numbers the word patterns of a lexicon (`word`, `begin*`, `*end`, `*middle*`) and finds those that a word matches. */
export class WordPatterns {
  readonly #exact = new Map<string, number>();
  readonly #beginnings = new Map<string, number>();
  readonly #endings = new Map<string, number>();
  readonly #middles = new Map<string, number>();
  /** The classes that a pattern belongs to. */
  readonly #classes = new Map<number, number[]>();
  readonly #cache = new Map<string, readonly number[]>();
  #count = 0;

  add(pattern: string): number {
    const [map, key] = this.#place(pattern);
    const known = map.get(key);
    if (known !== undefined) return known;
    map.set(key, this.#count);
    return this.#count++;
  }

  /** Makes a pattern such as `<animal>` match what any of its members matches. */
  addClass(name: string, members: readonly string[]): void {
    const id = this.add(name);
    for (const member of members.map((pattern) => this.add(pattern)))
      this.#classes.set(member, [...(this.#classes.get(member) ?? []), id]);
  }

  #place(pattern: string): [Map<string, number>, string] {
    const begins = pattern.endsWith('*');
    const ends = pattern.startsWith('*');
    const key = pattern.slice(ends ? 1 : 0, begins ? -1 : undefined);
    if (key === '' || key.includes('*')) throw new Error(`"${pattern}" is not a word pattern.`);
    if (begins && ends) return [this.#middles, key];
    if (begins) return [this.#beginnings, key];
    return [ends ? this.#endings : this.#exact, key];
  }

  /** The numbers of all patterns that match a word; `normalize` is called only for words not seen lately. */
  matching(word: string, normalize: (word: string) => string): readonly number[] {
    const cached = this.#cache.get(word);
    if (cached) return cached;
    const found = this.#find(normalize(word));
    if (word.length > MAX_CACHED_LENGTH) return found;
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(word, found);
    return found;
  }

  #find(word: string): readonly number[] {
    const found: number[] = [];
    const take = (id: number | undefined) => {
      if (id === undefined) return;
      for (const each of [id, ...(this.#classes.get(id) ?? [])]) if (!found.includes(each)) found.push(each);
    };
    take(this.#exact.get(word));
    for (let length = 1; length <= word.length; length++) {
      take(this.#beginnings.get(word.slice(0, length)));
      take(this.#endings.get(word.slice(-length)));
    }
    for (const [middle, id] of this.#middles) if (word.includes(middle)) found.push(id);
    return found.length > 0 ? found : NONE;
  }
}
