/** The id of a source: of an account, or the name of an import. Apart from the kinds, which filters do not need. */
export const SOURCE_PATTERN = '^[a-z0-9][a-z0-9-]{0,39}$';
