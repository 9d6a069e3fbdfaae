/** Collects the values of a statement while its text is put together; text never holds a value itself. */
export class Parameters {
  readonly values: unknown[] = [];

  /** The place of a value, for the text. */
  add(value: unknown, type: string): string {
    return `$${this.values.push(value)}::${type}`;
  }
}
