import { googleCopy, propertyCopy, reviewCopy } from '#web/property/copy.ts';
import type { Translation } from '#web/property/texts.ts';
import { explanationCopy } from '../explanation-copy.ts';
import { categoryCopy, homesCopy, siteCopy, topicCopy } from '../site-copy.ts';

/** Every text of the public site in English. Other languages have the same keys; a missing one does not compile. */
export const en = {
  property: propertyCopy,
  review: reviewCopy,
  google: googleCopy,
  site: siteCopy,
  explanation: explanationCopy,
  homes: homesCopy,
  topics: topicCopy,
  categories: categoryCopy,
};

export type SiteCopy = Translation<typeof en>;
