import type { MappingPart } from '#domain/sources/file-mapping.ts';

/** What must be chosen before an import, in a sentence. */
export const MAPPING_PART_NAMES: Record<MappingPart, string> = {
  date: 'the column with the date',
  content: 'a column with ratings or texts',
  dateFormat: 'how dates are written',
  ratingScale: 'the highest possible rating',
  source: 'the system that the file comes from',
  listing: 'the property or the column with its name',
};
