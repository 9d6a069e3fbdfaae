import type { Home } from '../home.ts';
import { CENTRAL_HOMES } from './central.ts';
import { IBERIAN_HOMES } from './iberia.ts';
import { MEDITERRANEAN_HOMES } from './mediterranean.ts';
import { NORTHERN_HOMES } from './northern.ts';

/** The eighteen homes of the demo account, by id. */
export const HOMES: readonly Home[] = [
  ...IBERIAN_HOMES,
  ...NORTHERN_HOMES,
  ...CENTRAL_HOMES,
  ...MEDITERRANEAN_HOMES,
].toSorted((a, b) => a.id - b.id);
