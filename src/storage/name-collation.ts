/** Sorts names in the root order of ICU: accents and case as people expect, and the same on every machine. */
export const NAME_COLLATION = 'collate "und-x-icu"';
