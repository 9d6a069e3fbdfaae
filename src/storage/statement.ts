/**
 * Collects which values a statement needs while its text is put together; text never holds a value itself, so it can be
 * kept for the next one who asks for the same with other values.
 */
export class Parameters<Types extends Record<string, string>> {
  readonly names: (keyof Types)[] = [];
  readonly #types: Types;

  /** @param types the PostgreSQL type of each value */
  constructor(types: Types) {
    this.#types = types;
  }

  /** The place of a value, for the text. */
  add(name: keyof Types): string {
    const known = this.names.indexOf(name);
    const place = known < 0 ? this.names.push(name) : known + 1;
    return `$${place}::${this.#types[name]}`;
  }
}
