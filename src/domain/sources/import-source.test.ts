import { describe, expect, test } from 'vitest';
import { importRefusal, sourceProblem } from './import-source.ts';

const RULES = { limitedKinds: ['google-business'] } as const;

test.each(['import', 'hostaway', 'old-system-2', 'x'.repeat(40)])('%s is a valid source', (source) => {
  expect(sourceProblem(source)).toBeNull();
});

test.each(['', '-old', 'Old', 'old system', 'x'.repeat(41), 'old\n', 'demo'])(
  '%j is not a valid source',
  (source) => {
    expect(sourceProblem(source)).toContain('lower-case letters');
  },
);

describe('reviews of a source that is synced', () => {
  test.each(['hostaway', 'demo'])('are never imported: %s', (source) => {
    for (const isAdmin of [true, false])
      expect(importRefusal(source, { ...RULES, syncedSources: [source], isAdmin })).toMatch(
        /reviews come from the sync/,
      );
  });

  test('are imported where no sync is configured, by an admin', () => {
    for (const syncedSources of [[], ['demo']]) {
      expect(importRefusal('hostaway', { ...RULES, syncedSources, isAdmin: true })).toBeNull();
      expect(importRefusal('hostaway', { ...RULES, syncedSources, isAdmin: false })).toMatch(/only an admin/);
    }
  });
});

test('reviews of other sources are imported by everyone who may import', () => {
  for (const isAdmin of [true, false])
    expect(importRefusal('old-system', { ...RULES, syncedSources: ['hostaway'], isAdmin })).toBeNull();
});

test('reviews that may only be stored for a limited time are imported by nobody', () => {
  for (const isAdmin of [true, false])
    for (const source of ['google-business', 'google-business-2'])
      expect(importRefusal(source, { ...RULES, syncedSources: [], isAdmin })).toMatch(/limited time/);
});
