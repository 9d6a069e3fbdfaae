const AND = new Intl.ListFormat('en-GB');
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Names in a sentence: "Ann, Ben and Cem". */
export const andList = (names: Iterable<string>): string => AND.format(names);

/** Names of which one is meant: "Ann, Ben or Cem". */
export const orList = (names: Iterable<string>): string => OR.format(names);
