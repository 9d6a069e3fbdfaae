import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { normalizeText } from '#domain/normalize-text.ts';
import { allOf } from '../filters/conditions.ts';
import { anywhere } from '../search-pattern.ts';

/** For bracket expressions. Classes such as `[:alnum:]` depend on the locale of the database. */
const PUNCTUATION = String.raw`\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u02B9-\u02FF\u200B-\u2027\u2030-\u205E\u3001-\u3020\u30FB`;
const SEPARATORS = String.raw`[\s${PUNCTUATION}]+`;
const SEPARATOR = new RegExp(SEPARATORS, 'u');

const wordsOf = (name: string) => normalizeText(name).replaceAll('ß', 'ss').split(SEPARATOR).filter(Boolean);

const withoutPunctuation = (text: RawBuilder<unknown>) =>
  sql`regexp_replace(replace(normalize_text(${text}), 'ß', 'ss'), ${sql.lit(`[${PUNCTUATION}]+`)}, '', 'g')`;

/** Whether a text has all words of a name, in any order and whatever punctuation is between them or in them. */
export function hasName(text: RawBuilder<unknown>, name: string): RawBuilder<SqlBool> {
  const words = wordsOf(name).map((word) => sql`${withoutPunctuation(text)} like ${anywhere(word)}`);
  return words.length === 0 ? sql<SqlBool>`false` : allOf(words);
}

/**
 * The words of a name, a search or the name of a file as an array in SQL, without the domain of an email address.
 *
 * @param text in SQL
 */
export const sqlWordsOf = (text: string) =>
  `array_remove(regexp_split_to_array(${sqlFolded(`regexp_replace(${text}, '@\\S*', ' ', 'g')`)}, '${SEPARATORS}'), '')`;

/** Without apostrophes, so that "O’Neill" is one word, and with ss for ß. */
export const sqlFolded = (text: string) =>
  `replace(translate(normalize_text(${text}), '''’ʼ', ''), 'ß', 'ss')`;

const MIN_SPLIT = 5;

/**
 * What is true of the column `search_text` of each review of a guest with the name, for its index. There, "O'Neill" has its
 * apostrophe, and "Weiß" its ß.
 */
export function mayHaveName(name: string): RawBuilder<SqlBool> {
  const patterns = wordsOf(name).map((word) => {
    const [first, ...rest] = word;
    const split = word.length < MIN_SPLIT ? word : `${first}%${rest.join('')}`;
    return `%${split.replaceAll('ss', '%')}%`;
  });
  return allOf(patterns.map((pattern) => sql`search_text like ${pattern}`));
}
