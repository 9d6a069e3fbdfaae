import type { Random } from './random.ts';

export type Slots = Readonly<Record<string, string>>;

/** `[spotless|very clean]` becomes one of the two, `{city}` what the slots say. */
export function phrase(random: Random, template: string, slots: Slots): string {
  const chosen = template.replace(/\[([^[\]]*)\]/g, (_, options: string) => random.pick(options.split('|')));
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);
}

/** Chooses templates so that one listing's guests do not all say the same. */
export interface PhraseChooser {
  choose(templates: readonly string[], listing: number): string;
}

/** Draws a few candidates and takes the one this listing has heard least, then the one said least anywhere. */
export function openPhraseChooser(random: Random): PhraseChooser {
  const said = new Map<string, number>();
  const count = (key: string) => said.get(key) ?? 0;
  return {
    choose(templates, listing) {
      const weary = (template: string) => 100 * count(`${listing} ${template}`) + count(template);
      let best = random.pick(templates);
      for (let draw = 0; draw < 5; draw += 1) {
        const other = random.pick(templates);
        if (weary(other) < weary(best)) best = other;
      }
      said.set(best, count(best) + 1);
      said.set(`${listing} ${best}`, count(`${listing} ${best}`) + 1);
      return best;
    },
  };
}
