import type { Language } from './language.ts';

/** What the demo knows of one invented home: the facts of its listing, and what its guests like to mention. */
export interface Home {
  id: number;
  name: string;
  internalName: string;
  kind: 'flat' | 'loft' | 'studio' | 'house';
  city: string;
  state: string;
  country: string;
  countryCode: string;
  area: string;
  street: string;
  zipcode: string;
  lat: number;
  lng: number;
  timeZone: string;
  currency: string;
  price: number;
  bedrooms: number;
  bathrooms: number;
  guests: number;
  squareMeters: number;
  description: string;
  /** The mean that its guests' stars are drawn around, 1 to 5. */
  quality: number;
  /** How many reviews it gets compared with the others. */
  popularity: number;
  /** How much fuller its summers are than its winters: 0 for none. */
  summer: number;
  localLanguage: Language;
  host: string;
  /** Parts of English sentences: "close to {sight}", "{transit} stops outside", "breakfast from {food}", "a view of {view}". */
  sight: string;
  transit: string;
  food: string;
  view: string;
  praise: readonly string[];
  complaint: readonly string[];
}
