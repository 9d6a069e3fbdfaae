/** A random generator that is the same on every run. */
export interface Random {
  /** From 0 to 1, excluding 1. */
  next(): number;
  /** Includes both ends. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** A key, with a probability in proportion to its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
}

/** Mulberry32: small and fast. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]) => {
      if (items.length === 0) throw new Error('nothing to pick from');
      return items[Math.floor(next() * items.length)] as T;
    },
    weighted: <K extends string>(weights: Readonly<Record<K, number>>) => {
      const entries = Object.entries(weights) as [K, number][];
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const [last] = entries.slice(-1);
      for (const [key, weight] of entries) {
        rest -= weight;
        if (rest < 0) return key;
      }
      return (last as [K, number])[0];
    },
  };
}

export type Slots = Readonly<Record<string, string>>;

/** Replaces `[spotless|very clean]` with one of its options and `{city}` with the slot's value. */
export function phrase(random: Random, template: string, slots: Slots): string {
  const chosen = template.replace(/\[([^[\]]*)\]/g, (_, options: string) => random.pick(options.split('|')));
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);
}

/** Chooses templates so that the reviews of one listing differ. */
export interface PhraseChooser {
  choose(templates: readonly string[], listing: number): string;
}

/** Draws a few candidates and chooses the one that this listing, then the account, has used least. */
export function createPhraseChooser(random: Random): PhraseChooser {
  const used = new Map<string, number>();
  const count = (key: string) => used.get(key) ?? 0;
  return {
    choose(templates, listing) {
      const uses = (template: string) => 100 * count(`${listing} ${template}`) + count(template);
      let best = random.pick(templates);
      for (let draw = 0; draw < 5; draw += 1) {
        const other = random.pick(templates);
        if (uses(other) < uses(best)) best = other;
      }
      used.set(best, count(best) + 1);
      used.set(`${listing} ${best}`, count(`${listing} ${best}`) + 1);
      return best;
    },
  };
}
