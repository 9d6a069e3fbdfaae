import { expect, test } from 'vitest';
import { HOMES_PARAMETERS } from '#domain/listings/homes-view.ts';
import { parseParameters } from '#domain/listings/page-parameters.ts';
import type { Stored } from '../context.ts';
import { homes } from './homes.ts';

const PLACE = `Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch near the ${'very '.repeat(10)}old station`;
const castle = {
  id: 1,
  name: 'Castle',
  location: PLACE,
  bedrooms: 40,
  bathrooms: 20,
  maxGuests: 80,
  averageRating: 4.5,
  totalReviews: 3,
  ratedReviews: 3,
};
const stored = {
  storage: { listings: { listRated: async () => [castle], photosOf: async () => new Map() } },
} as unknown as Stored;

test('every place and number of guests that the index offers leads to homes', async () => {
  const { places, mostGuests } = await homes(stored, {});
  for (const parameter of [`place=${places[0]}`, `guests=${mostGuests}`]) {
    const view = parseParameters(HOMES_PARAMETERS, new URLSearchParams(parameter));
    expect((await homes(stored, view ?? { page: 9 })).selected).toBe(1);
  }
});
