/** Names in a sentence: "Ann, Ben and Cem". */
export const andList = (names: Iterable<string>): string => new Intl.ListFormat('en-GB').format(names);

/** Names of which one is meant: "Ann, Ben or Cem". */
export const orList = (names: Iterable<string>): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
