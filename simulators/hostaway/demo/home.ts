import type { Language } from './phrasebook.ts';

/** One invented home: the fields of its listing and what its guests mention. */
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
  /** The mean of its guests' stars, 1 to 5. */
  quality: number;
  /** The relative number of its reviews. */
  popularity: number;
  /** How many more stays it has in summer than in winter: 0 for no difference. */
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
