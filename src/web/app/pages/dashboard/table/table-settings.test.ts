import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeTableSettings, tableSettings } from './table-settings.ts';

const DEFAULTS = { hidden: ['source'], density: 'compact', size: undefined };
let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map([['username', 'ann']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the settings of the table', () => {
  test('are stored for each person and each class of device', () => {
    const settings = { hidden: ['channel', 'source'], density: 'comfortable', size: 25 } as const;
    storeTableSettings('wide', settings);
    expect(tableSettings('wide')).toEqual(settings);
    expect(tableSettings('narrow')).toEqual(DEFAULTS);
    stored.set('username', 'ben');
    expect(tableSettings('wide')).toEqual(DEFAULTS);
  });

  test('show a column that is hidden at first only to who has chosen it', () => {
    storeTableSettings('wide', { hidden: ['channel'], density: 'compact' });
    expect(tableSettings('wide').hidden).toEqual(['channel']);
    // As it was stored before there was such a column.
    stored.set('table:ann:wide', '{"hidden":["channel"]}');
    expect(tableSettings('wide').hidden).toEqual(['channel', 'source']);
  });

  test.each([
    ['nothing', null],
    ['another type', '7'],
    ['no JSON', '{'],
    ['unknown values', '{"hidden":["guest","actions"],"density":"huge","size":7}'],
    ['the default page size', '{"size":10}'],
  ])('are the defaults where %s is stored', (_what, value) => {
    if (value !== null) stored.set('table:ann:wide', value);
    expect(tableSettings('wide')).toEqual(DEFAULTS);
  });

  test('are the defaults where the browser stores nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    storeTableSettings('wide', { hidden: [], density: 'comfortable' });
    expect(tableSettings('wide')).toEqual(DEFAULTS);
  });
});
