import { API_ROOT, calls } from '#contract/paths.ts';
import { RARE_WORD } from '../fill/words.ts';
import { requestText } from '../load.ts';
import type { Case } from '../turns.ts';

const WORDS: Record<string, string> = {
  'common word': 'breakfast',
  'rare word': RARE_WORD,
  'word that is nowhere': 'quetzalcoatl',
};

/** One search after the other, as a person waits for it. */
export const search: Case[] = Object.entries(WORDS).map(([name, word]) => ({
  group: 'search',
  name,
  floor: null,
  budget: { medianMs: 50 },
  prepare: async ({ product: { port }, cookie }) => ({
    product: {
      port,
      request: requestText('GET', `${API_ROOT}${calls.reviews()}?limit=10&search=${word}`, { cookie }),
      connections: 1,
    },
    floor: null,
  }),
}));
