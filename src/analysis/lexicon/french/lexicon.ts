import type { LanguageLexicon } from '../format.ts';
import { accuracy } from './accuracy.ts';
import { amenities } from './amenities.ts';
import { bathroom } from './bathroom.ts';
import { bed } from './bed.ts';
import { checkIn } from './check-in.ts';
import { cleanliness } from './cleanliness.ts';
import { communication } from './communication.ts';
import { internet } from './internet.ts';
import { kitchen } from './kitchen.ts';
import { location } from './location.ts';
import { maintenance } from './maintenance.ts';
import { noise } from './noise.ts';
import { parking } from './parking.ts';
import { safety } from './safety.ts';
import { smell } from './smell.ts';
import { space } from './space.ts';
import { style } from './style.ts';
import { temperature } from './temperature.ts';
import { value } from './value.ts';
import { view } from './view.ts';
import { wordClasses } from './word-classes.ts';
import { words } from './words.ts';

export const french: LanguageLexicon = {
  words,
  wordClasses,
  topics: {
    cleanliness,
    'check-in': checkIn,
    communication,
    location,
    value,
    accuracy,
    noise,
    bed,
    bathroom,
    kitchen,
    internet,
    temperature,
    smell,
    parking,
    safety,
    space,
    amenities,
    view,
    maintenance,
    style,
  },
};
